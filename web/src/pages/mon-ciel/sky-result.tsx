import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sans, serif } from '#content/faces.ts';
import { catalogue, type Discipline, nameOf } from '#domain/catalogue.ts';
import type { Person } from '#lib/dossier/drawn.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { type Inks, printedScene } from '#lib/drawings/charts/print.ts';
import type { Scene } from '#lib/drawings/charts/scene.ts';
import { accentInks, day } from '#lib/drawings/colours.ts';
import { carried } from '#web/features/birth/carried.ts';
import { birthOf, birthTextsOf, typedInstantOf } from '#web/features/birth/draft.ts';
import { sentBirth } from '#web/features/birth/sent-birth.ts';
import { Chart } from '#web/features/dossier/chart-view.tsx';
import { checkoutOf } from '#web/platform/paths.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { skyFormTexts as texts } from './form-texts.ts';
import styles from './mon-ciel.module.css';
import type { Typed } from './typed.ts';

/** The person whose chart is drawn, as an order would say it; it loads the history of legal time. */
const personOf = (typed: Typed): Person => {
  const instant = typedInstantOf(typed);
  const [firstNames, lastName] = [typed.firstName.trim(), typed.lastName.trim()];
  const [firstName = ''] = firstNames.split(/\s+/);
  return {
    firstName,
    lastName,
    birthNames: { firstNames, lastName },
    ...birthTextsOf(typed),
    birth: sentBirth(instant) ?? birthOf(instant, undefined),
  };
};

/** The drawing as a file: day colours on its own ground, and fonts that every system has. */

const ground = day.paper2;
const inksOf = (service: Discipline): Inks => ({
  line: day.ink,
  text: day.ink,
  soft: day.ink2,
  paper: ground,
  live: accentInks[catalogue[service].accent],
  gilt: day.gilt,
  giltText: day.giltInk,
  easy: day.indigo,
  hard: day.cinnabar,
});

/** Points of the file's width, and pixels of the picture's. */
const fileWidth = 800;
const pixels = 1600;

/** A self-contained SVG file. */
export const fileOf = (scene: Scene, service: Discipline): string => {
  const [left, top, width, height] = scene.box;
  const paper = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${ground}"/>`;
  return printedScene(scene, inksOf(service), fileWidth)
    .replace('>', `>${paper}`)
    .replaceAll(`font-family="${sans}"`, 'font-family="Arial, Helvetica, sans-serif"')
    .replaceAll(`font-family="${serif}"`, 'font-family="Georgia, Times, serif"');
};

const saveSvg = (scene: Scene, service: Discipline, name: string): void =>
  saveFile(new Blob([fileOf(scene, service)], { type: 'image/svg+xml' }), `${name}.svg`);

/** Throws where the browser draws no picture. */
const savePng = async (scene: Scene, service: Discipline, name: string): Promise<void> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(fileOf(scene, service))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const [, , width, height] = scene.box;
  canvas.width = pixels;
  canvas.height = Math.round((pixels * height) / width);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  saveFile(blob, `${name}.png`);
};

type ResultProps = { service: Discipline; typed: Typed; isSwitched?: boolean };

/** One door to the consultation, with the birth in the state of the history's entry and nowhere else. */
const Door = ({ service, typed }: ResultProps) => {
  const navigate = useNavigate();
  const { format, pages } = catalogue[service];
  return (
    <section className={styles.door}>
      <h2>{texts.door}</h2>
      <p>
        {nameOf(service)}, {format}
        {pages && ` de ${pages.min} à ${pages.max} pages`}, <Price cents={catalogue[service].price} />
      </p>
      <Button onClick={() => navigate(checkoutOf(service), { state: carried(typed) })}>
        {texts.choose(nameOf(service))}
      </Button>
      <p className="meta">{texts.carried}</p>
    </section>
  );
};

/** The drawing of the typed birth, its tables, its files and the door to the consultation. */
export function SkyResult({ service, typed, isSwitched = false }: ResultProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const first = new Date().toISOString().slice(0, 10);
  const person = useMemo(() => personOf(typed), [typed]);
  const scene = useMemo(
    () => drawnOf(service, person, {}, first)?.figures[0]?.wide,
    [service, person, first],
  );
  useEffect(() => {
    if (!isSwitched) title.current?.focus();
  }, [isSwitched]);
  const name = `ciel-${person.birthDate}`;
  const save = async (write: () => unknown) => {
    try {
      await write();
    } catch {
      toast({ tone: 'destructive', title: texts.notSaved });
    }
  };
  return (
    <div className={`wrap ${styles.result}`}>
      <h2 ref={title} tabIndex={-1}>
        {texts.result}
      </h2>
      <Chart service={service} person={person} first={first} told={texts} />
      {scene && (
        <p className={styles.tools}>
          <Button variant="line" size="small" onClick={() => save(() => saveSvg(scene, service, name))}>
            {texts.svg}
          </Button>
          <Button variant="line" size="small" onClick={() => save(() => savePng(scene, service, name))}>
            {texts.png}
          </Button>
        </p>
      )}
      <Door service={service} typed={typed} />
    </div>
  );
}
