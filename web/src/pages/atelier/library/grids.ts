import type { ChartKind } from '#domain/chart-kinds.ts';
import { centres, channels, gatesOf } from '#domain/charts/body-graph.ts';
import { aspectAngles, aspectName, bodyKeys } from '#domain/dossier/western-names.ts';
import { bodyNames, phaseNames, signNames } from '#domain/guidance/words/names.ts';
import type { NewPassage } from '#domain/report/passage.ts';
import { dignityNames, houseNumbers, valueTexts, westernTexts as western } from '#domain/texts/dossier.ts';
import {
  animalNames,
  branchNames,
  chineseTexts as chinese,
  elementNames,
  godNames,
  stemNames,
} from '#domain/texts/dossier-chinese.ts';
import {
  authorityNames,
  centreNames,
  centreStates,
  definitionNames,
  designTexts as design,
  typeNames,
} from '#domain/texts/dossier-design.ts';
import { numbersTexts as numbers } from '#domain/texts/dossier-numbers.ts';
import { unknownHour } from '../desk/dossier.ts';
import { gridTexts as texts } from './texts.ts';

export type Tie = NewPassage['placements'][number];

/** What a passage can be tied to, as rows and columns; each cell is one thing that a dossier may say. */
export type Grid = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly tieAt: (row: string, column: string) => Tie;
};

const upTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** The values of one cell of a dossier, below each other. */
const list = (id: string, title: string, reference: string, values: readonly string[]): Grid => ({
  id,
  title,
  rows: values,
  columns: [title],
  tieAt: (text) => ({ reference, text }),
});

/** Rows of a table of the dossier against what one column of it says. */
const across = (
  id: string,
  title: string,
  rows: readonly string[],
  columns: readonly string[],
  referenceOf: (row: string) => string,
): Grid => ({ id, title, rows, columns, tieAt: (row, text) => ({ reference: referenceOf(row), text }) });

const hour = list('heure', texts.hour, unknownHour.reference, [unknownHour.text]);

const westernGrids = (): Grid[] => {
  const bodies = Object.values(bodyKeys).map((key) => bodyNames[key]);
  const signs = Object.values(signNames);
  const pairs = bodies.flatMap((left, index) =>
    bodies.slice(index + 1).map((right) => western.pair(left, right)),
  );
  const dignities = Object.values(dignityNames);
  const retrograde = valueTexts.signWords.get(western.retrograde) ?? western.retrograde;
  const points = [western.ascendant, western.midheaven, ...bodies, western.northNode];
  return [
    across('signes', texts.signs, points, signs, (row) => `positions/${row}/Signe`),
    across('maisons', texts.houses, bodies, houseNumbers, (row) => `positions/${row}/Maison`),
    {
      id: 'aspects',
      title: western.aspects.title,
      rows: pairs,
      columns: aspectAngles.map(aspectName),
      tieAt: (row, column) => ({ reference: `aspects/${column} ${row}/Entre`, text: row }),
    },
    across('pointes', texts.cusps, houseNumbers.map(western.house), signs, (row) => `maisons/${row}/Signe`),
    {
      id: 'etats',
      title: texts.states,
      rows: bodies,
      columns: [retrograde, ...dignities],
      tieAt: (row, column) =>
        column === retrograde
          ? { reference: `positions/${row}/Degré`, text: western.retrograde }
          : { reference: `positions/${row}/Signe`, text: column },
    },
    list('phase', western.phase, `equilibre/${western.phase}/Valeur`, Object.values(phaseNames)),
    list('maitre', western.ruler, `equilibre/${western.ruler}/Valeur`, bodies),
    hour,
  ];
};

const chineseGrids = (): Grid[] => {
  const pillars = chinese.pillars.columns.slice(1);
  const inPillars = (id: string, row: string, values: readonly string[]): Grid => ({
    id,
    title: texts.inPillars(row),
    rows: values,
    columns: pillars,
    tieAt: (text, pillar) => ({ reference: `piliers/${row}/${pillar}`, text }),
  });
  const [, ofSigns = ''] = chinese.balanceColumns(8);
  return [
    inPillars('troncs', chinese.stem, stemNames),
    inPillars('branches', chinese.branch, branchNames),
    inPillars('dieux', chinese.god, Object.values(godNames)),
    across(
      'elements',
      chinese.balance.title,
      elementNames,
      upTo(0, 8),
      (row) => `elements/${row}/${ofSigns}`,
    ),
    {
      id: 'animaux',
      title: chinese.animals.title,
      rows: animalNames,
      columns: [chinese.byNewYear, chinese.byLichun],
      tieAt: (text, column) => ({ reference: `animal/${column}/Animal`, text }),
    },
    hour,
  ];
};

const numbersGrids = (): Grid[] => {
  const { lifePath, expression, intime, realisation, actif, hereditaire, personalYears } = numbers;
  const names = [lifePath, expression, intime, realisation, actif, hereditaire, ...personalYears];
  const digits = upTo(1, 9);
  return [
    across(
      'nombres',
      numbers.numbers.title,
      names,
      [...digits, '11', '22'],
      (row) => `nombres/${row}/Valeur`,
    ),
    across(
      'cycles',
      numbers.cycles.title,
      [1, 2, 3].map(numbers.cycle),
      digits,
      (row) => `cycles/${row}/Valeur`,
    ),
    across('inclusion', numbers.inclusion.title, digits, upTo(0, 9), (row) => `inclusion/${row}/Lettres`),
  ];
};

const gates = new Map(
  Object.entries(gatesOf).flatMap(([centre, own]) =>
    own.map((gate) => [String(gate), Object.entries(centreNames).find(([key]) => key === centre)?.[1] ?? '']),
  ),
);

/** A column says «ouvert», and the head of a dossier «ouverte». */
const stateOf = (row: string, column: string): string => {
  const centre = centres.find((one) => centreNames[one] === row) ?? 'g';
  return centreStates(centre)[centreStates('g').indexOf(column)] ?? column;
};

const designGrids = (): Grid[] => {
  const fact = (id: string, name: string, values: readonly string[]): Grid =>
    list(id, name, `schema/${name}/Valeur`, values);
  const ends = new Map(
    channels.map(({ gates: pair, between }) => [
      pair.join('-'),
      design.ends(between.map((centre) => centreNames[centre])),
    ]),
  );
  const profiles = ['1/3', '1/4', '2/4', '2/5', '3/5', '3/6', '4/6', '4/1', '5/1', '5/2', '6/2', '6/3'];
  return [
    fact('type', design.type, Object.values(typeNames)),
    fact('autorite', design.authority, Object.values(authorityNames)),
    fact('profil', design.profile, profiles),
    fact('definition', design.definition, Object.values(definitionNames)),
    {
      id: 'centres',
      title: design.centreTable.title,
      rows: Object.values(centreNames),
      columns: [...centreStates('g')],
      tieAt: (row, column) => ({ reference: `centres/${row}/État`, text: stateOf(row, column) }),
    },
    {
      id: 'canaux',
      title: design.channelTable.title,
      rows: [...ends.keys()],
      columns: [texts.channel],
      tieAt: (row) => ({ reference: `canaux/${row}/Relie`, text: ends.get(row) ?? '' }),
    },
    {
      id: 'portes',
      title: texts.gates,
      rows: upTo(1, 64),
      columns: [texts.gate],
      tieAt: (row) => ({ reference: `centres/${gates.get(row) ?? ''}/Portes actives`, text: row }),
    },
    hour,
  ];
};

const byChart = {
  western: westernGrids,
  chinese: chineseGrids,
  numbers: numbersGrids,
  design: designGrids,
} as const satisfies Record<ChartKind, () => Grid[]>;

/** What passages of a reading can be tied to; a reading without a chart has nothing of it. */
export const gridsOf = (chart: ChartKind | undefined): readonly Grid[] => (chart ? byChart[chart]() : []);

export const tieKey = ({ reference, text }: Tie): string => `${reference} = ${text}`;
