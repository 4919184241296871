import { designTimeline } from '../charts/design-timeline.ts';
import {
  type Activations,
  activationNames,
  type BodyGraph,
  humanDesignChart,
} from '../charts/human-design.ts';
import { clockText } from '../texts/dossier.ts';
import {
  authorityNames,
  centreNames,
  definitionNames,
  strategyNames,
  designTexts as texts,
  typeNames,
} from '../texts/dossier-design.ts';
import { monthOf } from '../texts/typography.ts';
import { activationWord } from './design-names.ts';
import { designStatements } from './design-statements.ts';
import { bodyTables, gateMark } from './design-tables.ts';
import type { Reading } from './reading.ts';
import type { Cell, Sheet, SheetTable } from './sheet.ts';
import { bodyKeys } from './western-names.ts';

const names = {
  ...bodyKeys,
  NorthNode: 'northNode',
  SouthNode: 'southNode',
  Earth: 'earthBody',
} as const;
/** As they are read: Sun and Earth, the nodes, then the Moon and the planets. */
const order = [
  ...(['Sun', 'Earth', 'NorthNode', 'SouthNode'] as const),
  ...activationNames.filter((name) => !['Sun', 'Earth', 'NorthNode', 'SouthNode'].includes(name)),
] as const;

/** Gate and line, the gate alone, or nothing: what all the charts have in common. */
const commonCell = (
  charts: readonly BodyGraph[],
  side: 'personality' | 'design',
  name: keyof Activations,
): Cell => {
  const [first, ...others] = charts.map((chart) => chart[side][name]);
  if (!first || others.some(({ gate }) => gate !== first.gate)) return { text: '–' };
  const marks = [gateMark(first.gate)];
  if (others.some(({ line }) => line !== first.line)) return { text: String(first.gate), marks };
  return { text: `${first.gate}.${first.line}`, marks, ...(first.nearBoundary && { note: texts.near }) };
};

const activations = (charts: readonly BodyGraph[], side: 'personality' | 'design'): SheetTable => ({
  id: side,
  title: texts[side],
  columns: texts.activations,
  word: texts.sideWord[side],
  rows: order.map((name) => [
    { text: activationWord(name), glyphs: [names[name]] },
    commonCell(charts, side, name),
  ]),
});

const endsOf = (channel: string): string[] => channel.split('-').map((gate) => gateMark(Number(gate)));

const facts = (charts: readonly BodyGraph[], hasMinute: boolean): SheetTable => {
  const [at] = charts;
  const common = (read: (chart: BodyGraph) => string): string | undefined => {
    const [first, ...others] = charts.map(read);
    return others.every((other) => other === first) ? first : undefined;
  };
  const row = (name: string, value: string | undefined, marks: readonly string[] = []): Cell[][] =>
    value === undefined ? [] : [[{ text: name, marks }, { text: value }]];
  const exact = (value: string | undefined): string | undefined => (hasMinute ? value : undefined);
  const centres = at?.centres.map((centre) => centreNames[centre]).join(', ');
  return {
    id: 'schema',
    ...texts.facts,
    rows: [
      ...row(
        texts.type,
        common(({ type }) => typeNames[type] ?? type),
      ),
      ...row(
        texts.strategy,
        common(({ strategy }) => strategyNames[strategy] ?? strategy),
      ),
      ...row(
        texts.authority,
        common(({ authority }) => authorityNames[authority] ?? authority),
      ),
      ...row(
        texts.profile,
        common(({ profile }) => profile),
      ),
      ...row(
        texts.definition,
        common(({ definition }) => definitionNames[definition] ?? definition),
      ),
      ...row(texts.cross, exact(at && texts.gates(at.cross)), at?.cross.map(gateMark)),
      ...row(texts.channels, exact(at?.channels.join(', ') || texts.none), at?.channels.flatMap(endsOf)),
      ...row(texts.centres, exact(centres || texts.none), at?.centres),
    ],
  };
};

const dayText = (at: Date): string => {
  const day = at.toISOString();
  return `${Number(day.slice(8, 10))} ${monthOf(day)} ${day.slice(0, 4)}, ${clockText(at.getTime())}`;
};

const gatesOf = (side: Activations): number[] => activationNames.map((name) => side[name].gate);

/** The body graph in words, and what its drawing shows; without a minute there is none. */
export const designSheet = (reading: Reading) => {
  const { hasMinute, range } = reading;
  const at = humanDesignChart(new Date(range.at));
  const timeline = designTimeline(range);
  const charts = hasMinute ? [at] : [at, ...timeline.map(({ graph }) => graph)];
  const sheet: Sheet = {
    caption: hasMinute
      ? texts.caption(dayText(new Date(range.at)), dayText(at.designInstant))
      : texts.captionWithout,
    tables: [
      facts(charts, hasMinute),
      ...(hasMinute ? bodyTables(at) : []),
      activations(charts, 'design'),
      activations(charts, 'personality'),
    ],
    statements: designStatements(reading, at, timeline),
  };
  return {
    sheet,
    ...(hasMinute && {
      graph: {
        personality: gatesOf(at.personality),
        design: gatesOf(at.design),
        centres: at.centres,
      },
    }),
  };
};
