import { type Activations, activationNames, humanDesignChart } from '../charts/human-design.ts';
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
import { activationWord, type DesignChart } from './design-names.ts';
import { designStatements } from './design-statements.ts';
import type { Reading } from './reading.ts';
import type { Cell, Sheet, SheetTable } from './sheet.ts';
import { bodyKeys } from './western-names.ts';

const hour = 3_600_000;
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

/** The charts of the whole possible time, hour by hour; the given minute's first. */
const chartsOf = ({ range, hasMinute }: Reading): readonly DesignChart[] => {
  const at = humanDesignChart(new Date(range.at));
  if (hasMinute) return [at];
  const count = Math.ceil((range.to - range.from) / hour);
  const times = Array.from({ length: count + 1 }, (_, index) =>
    Math.min(range.from + index * hour, range.to),
  );
  return [at, ...times.map((time) => humanDesignChart(new Date(time)))];
};

/** Gate and line, the gate alone, or nothing: what all the charts have in common. */
const commonCell = (
  charts: readonly DesignChart[],
  side: 'personality' | 'design',
  name: keyof Activations,
): Cell => {
  const [first, ...others] = charts.map((chart) => chart[side][name]);
  if (!first || others.some(({ gate }) => gate !== first.gate)) return { text: '–' };
  if (others.some(({ line }) => line !== first.line)) return { text: String(first.gate) };
  return { text: `${first.gate}.${first.line}`, ...(first.nearBoundary && { note: texts.near }) };
};

const activations = (charts: readonly DesignChart[], side: 'personality' | 'design'): SheetTable => ({
  id: side,
  title: texts[side],
  columns: texts.activations,
  rows: order.map((name) => [
    { text: activationWord(name), glyphs: [names[name]] },
    commonCell(charts, side, name),
  ]),
});

const facts = (charts: readonly DesignChart[], hasMinute: boolean): SheetTable => {
  const [at] = charts;
  const common = (read: (chart: DesignChart) => string): string | undefined => {
    const [first, ...others] = charts.map(read);
    return others.every((other) => other === first) ? first : undefined;
  };
  const row = (name: string, value: string | undefined): Cell[][] =>
    value === undefined ? [] : [[{ text: name }, { text: value }]];
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
      ...row(texts.cross, exact(at && `${at.cross.slice(0, 2).join('/')} | ${at.cross.slice(2).join('/')}`)),
      ...row(texts.channels, exact(at?.channels.join(', ') || texts.none)),
      ...row(texts.centres, exact(centres || texts.none)),
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
  const charts = chartsOf(reading);
  const [at] = charts;
  const { hasMinute, range } = reading;
  const isDrawn = hasMinute && at !== undefined;
  const sheet: Sheet = {
    caption: isDrawn
      ? texts.caption(dayText(new Date(range.at)), dayText(at.designInstant))
      : texts.captionWithout,
    tables: [facts(charts, hasMinute), activations(charts, 'design'), activations(charts, 'personality')],
    statements: designStatements(reading, charts),
  };
  return {
    sheet,
    ...(isDrawn && {
      graph: {
        personality: gatesOf(at.personality),
        design: gatesOf(at.design),
        centres: at.centres,
      },
    }),
  };
};
