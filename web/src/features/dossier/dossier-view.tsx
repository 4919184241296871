import { useMemo, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { sheetLines } from '#domain/dossier/sheet.ts';
import { formatOffset } from '#domain/texts/birth-offset.ts';
import { figureTexts } from '#domain/texts/dossier.ts';
import { type Drawn, drawnOf, type Figure, type Person } from '#lib/dossier/drawn.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Segment } from '#web/ui/segment.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { keepConventions, readConventions } from './conventions.ts';
import styles from './dossier.module.css';
import { SceneFigure, SceneView } from './scene-figure.tsx';
import { SheetTableView, Statements } from './sheet-tables.tsx';
import { dossierTexts as texts } from './texts.ts';

export type Choice = {
  readonly name: keyof Conventions;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What holds until another is chosen. */
  readonly first: string;
};

const choice = (
  name: Exclude<keyof Conventions, 'offset'>,
  ...values: readonly (keyof typeof texts.options)[]
): Choice => ({
  name,
  label: texts.choices[name],
  options: values.map((value) => ({ value, label: texts.options[value] })),
  first: values[0] ?? '',
});

const offsetChoice = ({ offsets }: Drawn): Choice[] =>
  offsets.length > 1
    ? [
        {
          name: 'offset',
          label: texts.choices.offset,
          // No offset has this value, so the dossier leaves open what they decide.
          options: [
            { value: 'both', label: texts.options.both },
            ...offsets.map((seconds) => ({ value: String(seconds), label: formatOffset(seconds) })),
          ],
          first: 'both',
        },
      ]
    : [];

/** The choices that change something in this chart. */
export const choicesOf = (service: Discipline, drawn: Drawn): readonly Choice[] => {
  const { hasMinute, hasPoint } = drawn;
  const offset = offsetChoice(drawn);
  if (service === 'astrologie-occidentale')
    return [
      ...offset,
      ...(hasMinute && hasPoint ? [choice('houses', 'Placidus', 'WholeSign', 'Equal')] : []),
    ];
  if (service === 'human-design') return offset;
  if (service === 'numerologie') return [choice('vowel', 'auto', 'vowel', 'consonant')];
  return [
    ...offset,
    ...(hasMinute && hasPoint ? [choice('clock', 'sun', 'clock')] : []),
    ...(hasMinute ? [choice('change', '23', '0')] : []),
    choice('luck', 'both', 'woman', 'man'),
  ];
};

const keyWords = texts.keys;

const FigureView = ({ figure, caption }: { figure: Figure; caption?: string }) => (
  <figure className={classes(styles.figure, figure.size === 'small' && styles.small)}>
    <SceneFigure {...figure} />
    {figure.keys && (
      <p className={styles.keys}>
        {figure.keys.map((scene, index) => (
          <span key={keyWords[index]}>
            <SceneView scene={scene} />
            {keyWords[index]}
          </span>
        ))}
      </p>
    )}
    {caption !== undefined && <figcaption className="meta">{caption}</figcaption>}
  </figure>
);

type ChoicesProps = {
  choices: readonly Choice[];
  conventions: Conventions;
  onChoose: (name: keyof Conventions, value: string) => void;
};

const Choices = ({ choices, conventions, onChoose }: ChoicesProps) => (
  <div className={styles.choices}>
    {choices.map(({ name, label, options, first }) => (
      <div key={name}>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <Segment
          label={label}
          options={options}
          value={conventions[name] ?? first}
          onChange={(value) => onChoose(name, value)}
        />
      </div>
    ))}
    {choices.some(({ name }) => name === 'offset') && <p className="meta">{texts.severalOffsets}</p>}
    {choices.length > 0 && <p className={classes('meta', styles.remembered)}>{texts.remembered}</p>}
  </div>
);

const Tools = ({ lines }: { lines: readonly string[] }) => {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toast({ tone: 'success', title: texts.copied(lines.length) });
    } catch {
      toast({ tone: 'destructive', title: texts.notCopied });
    }
  };
  return (
    <div className={styles.tools}>
      <Button variant="line" size="small" onClick={copy}>
        {texts.copy}
      </Button>
      <Button variant="line" size="small" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  );
};

/** Drawings first, then the tables that say the same. */
const Content = ({ drawn: { sheet, figures, hours }, choices }: { drawn: Drawn; choices: ChoicesProps }) => {
  const [main, ...others] = sheet.tables;
  const full = figures.filter(({ size }) => size === 'full');
  // The table of the pillars shows the same signs as large.
  const side = figures.filter(({ size, label }) => size !== 'full' && label !== figureTexts.pillars);
  return (
    <>
      {full.map((figure) => (
        <FigureView key={figure.label} figure={figure} />
      ))}
      <div className={styles.columns}>
        <div>
          {side.map((figure, index) => (
            <FigureView
              key={figure.label}
              figure={figure}
              {...(index === side.length - 1 && { caption: sheet.caption })}
            />
          ))}
          {side.length === 0 && <p className="meta">{sheet.caption}</p>}
        </div>
        <div>
          <Choices {...choices} />
          {main && <SheetTableView table={main} />}
        </div>
      </div>
      <div className={styles.others}>
        {others.map((table) => (
          <SheetTableView key={table.id} table={table} />
        ))}
      </div>
      <Statements statements={sheet.statements} hours={hours} />
    </>
  );
};

/** What an expert chose for this part, from the browser and into it. */
const useConventions = (part: string, onChoose: DossierProps['onChoose']) => {
  const [conventions, setConventions] = useState(() => readConventions(part));
  const choose = (name: keyof Conventions, value: string) => {
    const next = { ...conventions, [name]: value };
    keepConventions(part, next);
    setConventions(next);
    onChoose?.(next);
  };
  return { conventions, choose };
};

export type DossierProps = {
  service: Discipline;
  person: Person;
  /** Names the part among those whose choices the browser keeps. */
  part: string;
  /** The lines with which the copied text begins. */
  head: readonly string[];
  /** The year of the personal year. */
  year: number;
  /** Told of each choice, which the report that is being written follows. */
  onChoose?: (conventions: Conventions) => void;
};

/** A part's chart, drawn and in words, for its expert. */
export const DossierView = ({ service, person, part, head, year, onChoose }: DossierProps) => {
  const { conventions, choose } = useConventions(part, onChoose);
  const drawn = useMemo(
    () => drawnOf(service, person, conventions, year),
    [service, person, conventions, year],
  );
  if (!drawn)
    return <p className={styles.unread}>{person.birthDate === '' ? texts.undated : texts.unread}</p>;
  const choices = { choices: choicesOf(service, drawn), conventions, onChoose: choose };
  return (
    <>
      <Tools lines={sheetLines(drawn.sheet, head)} />
      <Content drawn={drawn} choices={choices} />
    </>
  );
};
