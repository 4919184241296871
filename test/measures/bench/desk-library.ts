import { catalogue, type Discipline } from '#domain/catalogue.ts';
import type { Block } from '#domain/report/document.ts';
import type { NewPassage } from '#domain/report/passage.ts';
import { savePassage } from '#domain/wire/desk.ts';
import { type Grid, gridsOf, type Tie } from '#web/pages/atelier/library/grids.ts';
import type { Caller } from '../../../bin/local/seeded-desk.ts';
import { addressed, consequences, gestures, openings } from './desk-words.ts';

/** The library of an expert of two readings, as the trial had one: 350 passages of the sky, and 115 of numbers. */

type Cell = { readonly row: string; readonly column: string; readonly tie: Tie };

const cellsOf = ({ rows, columns, tieAt }: Grid, wanted: readonly string[] = columns): Cell[] =>
  wanted.flatMap((column) => rows.map((row) => ({ row, column, tie: tieAt(row, column) })));

const gridOf = (service: Discipline, id: string): Grid => {
  const grid = gridsOf(catalogue[service].chart).find((one) => one.id === id);
  if (!grid) throw new Error(`passages of ${service} are tied to no ${id}`);
  return grid;
};

/** `said`: its title. `given`: a sentence with the values that a report fills in. */
type Theme = { readonly said: string; readonly given: string; readonly cell: Cell };

const rowOf = ({ reference }: Tie): string => reference.split('/').slice(0, 2).join('/');

const themed = (cells: readonly Cell[], said: (cell: Cell) => string, given: string): Theme[] =>
  cells.map((cell) => ({ cell, said: said(cell), given }));

const skyThemes = (service: Discipline): Theme[] => [
  ...themed(
    cellsOf(gridOf(service, 'signes')),
    ({ row, column }) => `${row} en ${column}`,
    'Le thème l’écrit à {degré} du signe, et ce degré dit la nuance.',
  ),
  ...themed(
    cellsOf(gridOf(service, 'maisons')),
    ({ row, column }) => `${row} en maison ${column}`,
    'Cette pièce de la carte, la maison {maison}, est habitée : on y vient souvent, on n’y dort pas toujours.',
  ),
  ...themed(
    cellsOf(gridOf(service, 'aspects'), ['Carré', 'Trigone']).slice(0, 74),
    ({ row, column }) => `${column} entre ${row}`,
    'L’écart n’est que de {orbe}, assez peu pour que les deux se parlent chaque jour.',
  ),
];

const numberThemes = (service: Discipline): Theme[] => [
  ...themed(
    cellsOf(gridOf(service, 'nombres')),
    ({ row, column }) => `${row} ${column}`,
    'Le calcul tient en une ligne, {calcul}, et vous pouvez le refaire.',
  ),
  ...themed(
    cellsOf(gridOf(service, 'cycles')),
    ({ row, column }) => `${row} : ${column}`,
    'Il court {âges}, et l’on ne passe pas d’un cycle à l’autre en une nuit.',
  ),
];

const paragraph = (...sentences: readonly string[]): Block => ({
  kind: 'paragraph',
  runs: [sentences.join(' ')],
});

const passageOf =
  (service: Discipline) =>
  ({ said, given, cell: { tie } }: Theme, at: number): NewPassage => {
    const it = `votre ${said.replace(/^(?:Carré|Trigone)/u, (word) => word.toLowerCase())}`;
    const say = (from: typeof openings, place = at) => from[place % from.length]?.(it) ?? '';
    return {
      ...{ title: said, service, placements: [tie] },
      blocks: [
        { kind: 'paragraph', runs: [`${say(openings)} ${given}`], proof: [rowOf(tie)] },
        paragraph(say(consequences), say(consequences, at + 5), say(gestures), say(addressed)),
      ],
    };
  };

const themesOf = { western: skyThemes, numbers: numberThemes } as const;

export const libraryOf = (service: Discipline): NewPassage[] => {
  const { chart } = catalogue[service];
  const themes = chart === 'western' || chart === 'numbers' ? themesOf[chart](service) : [];
  return themes.map(passageOf(service));
};

/** Calls that one expert's browser would have on the way at once. */
const atOnce = 6;

/** Keeps the passages as the import of a file does. */
export const keepLibrary = async (expert: Caller, passages: readonly NewPassage[]): Promise<void> => {
  for (let start = 0; start < passages.length; start += atOnce)
    await Promise.all(
      passages
        .slice(start, start + atOnce)
        .map((passage, at) =>
          expert('PUT', savePassage.path.replace('{passage}', `releve-${start + at}`), passage),
        ),
    );
};
