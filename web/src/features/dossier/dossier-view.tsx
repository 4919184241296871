import { type ReactNode, useMemo } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { type Conventions, choosable } from '#domain/dossier/conventions.ts';
import { sheetLines } from '#domain/dossier/sheet.ts';
import type { Section } from '#domain/report/document.ts';
import { formatOffset } from '#domain/texts/birth-offset.ts';
import { figureTexts } from '#domain/texts/dossier.ts';
import type { Drawn, Figure, Person } from '#lib/dossier/drawn.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Segment } from '#web/ui/segment.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { Contradictions } from './contradictions.tsx';
import styles from './dossier.module.css';
import { SceneFigure, SceneView } from './scene-figure.tsx';
import { SheetTableView, Statements } from './sheet-tables.tsx';
import { dossierTexts as texts } from './texts.ts';

type Choice = {
  readonly name: keyof Conventions;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What holds until another is chosen. */
  readonly first: string;
};

const words: Readonly<Record<string, string>> = texts.options;

/** The choices that change something in this chart, in words. */
const choicesOf = (service: Discipline, drawn: Drawn): readonly Choice[] =>
  choosable(service, drawn).map(({ name, values }) => ({
    name,
    label: texts.choices[name],
    options: values.map((value) => ({ value, label: words[value] ?? formatOffset(Number(value)) })),
    first: values[0] ?? '',
  }));

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
      <div key={name} className={classes(options.length > 4 && styles.many)}>
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

type ContentProps = { drawn: Drawn; choices: ChoicesProps; children: ReactNode };

/** Drawings first, then the tables that say the same. */
const Content = ({ drawn: { sheet, figures, hours }, choices, children }: ContentProps) => {
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
          {children}
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

export type DossierProps = {
  service: Discipline;
  person: Person;
  /** The lines with which the copied text begins. */
  head: readonly string[];
  /** The day from which the coming year is told (YYYY-MM-DD). */
  first: string;
  /** The sections of the report, once a choice was stored. */
  written?: readonly Section[] | undefined;
} & Pick<ChoicesProps, 'conventions' | 'onChoose'>;

/** A part's chart, drawn and in words, for its expert. */
export const DossierView = ({ head, written, onChoose, ...charted }: DossierProps) => {
  const { service, person, first, conventions } = charted;
  const drawn = useMemo(
    () => reportDrawn(service, person, conventions, first),
    [service, person, conventions, first],
  );
  if (!drawn)
    return <p className={styles.unread}>{person.birthDate === '' ? texts.undated : texts.unread}</p>;
  return (
    <>
      <Tools lines={sheetLines(drawn.sheet, head)} />
      <Content drawn={drawn} choices={{ conventions, onChoose, choices: choicesOf(service, drawn) }}>
        {written && (
          <div className={styles.contradicted}>
            <Contradictions {...charted} drawn={drawn} written={written} />
          </div>
        )}
      </Content>
    </>
  );
};
