import { type Span, spansOf } from '../charts/certainty.ts';
import { activationNames, humanDesignChart } from '../charts/human-design.ts';
import { clockText, westernTexts } from '../texts/dossier.ts';
import { authorityNames, definitionNames, designTexts as texts, typeNames } from '../texts/dossier-design.ts';
import { activationWord, type DesignChart } from './design-names.ts';
import { type Reading, wallClock } from './reading.ts';
import type { Statement } from './sheet.ts';

/** More values than these within the possible time say nothing. */
const mostValues = 3;

const read = {
  [texts.type]: ({ type }: DesignChart) => typeNames[type] ?? type,
  [texts.authority]: ({ authority }: DesignChart) => authorityNames[authority] ?? authority,
  [texts.profile]: ({ profile }: DesignChart) => profile,
  [texts.definition]: ({ definition }: DesignChart) => definitionNames[definition] ?? definition,
};

/** Each chart of the search is computed once for its four statements. */
const chartAt = () => {
  const known = new Map<number, DesignChart>();
  return (at: Date): DesignChart => {
    const chart = known.get(at.getTime()) ?? humanDesignChart(at);
    known.set(at.getTime(), chart);
    return chart;
  };
};

const spanText = (reading: Reading, spans: readonly Span[]): string =>
  spans
    .map(({ value, from }, index) =>
      index === 0 ? value : westernTexts.since(value, clockText(wallClock(reading, from))),
    )
    .join(', ');

const nearLines = ({ hasMinute }: Reading, chart: DesignChart | undefined): string[] =>
  (hasMinute && chart ? (['personality', 'design'] as const) : []).flatMap((side) =>
    activationNames.flatMap((name) => {
      const activation = chart?.[side][name];
      return activation?.nearBoundary
        ? [texts.nearLine(texts[side], activationWord(name), `${activation.gate}.${activation.line}`)]
        : [];
    }),
  );

export const designStatements = (reading: Reading, charts: readonly DesignChart[]): Statement[] => {
  const at = chartAt();
  const found = Object.entries(read).map(([name, value]) => ({
    name,
    spans: spansOf((instant) => value(at(instant)), reading.range, 60),
  }));
  const sure = found.filter(({ spans }) => spans.length === 1);
  const moving = found.filter(
    ({ spans }) => spans.length > 1 && new Set(spans.map(({ value }) => value)).size <= mostValues,
  );
  const lost = found.filter(({ spans }) => new Set(spans.map(({ value }) => value)).size > mostValues);
  const likely = [
    ...moving.map(({ name, spans }) => westernTexts.moving(name, spanText(reading, spans))),
    ...nearLines(reading, charts[0]),
  ];
  const absent = [
    ...(lost.length > 0 ? [texts.certain(lost.map(({ name }) => name).join(', '))] : []),
    ...(reading.hasMinute ? [] : [texts.noHour]),
  ];
  const facts = sure.map(({ name, spans }) => texts.fact(name, spans[0]?.value ?? '')).join(', ');
  return [
    { state: 'certain', text: facts === '' ? texts.nothingCertain : texts.certain(facts) },
    ...(likely.length > 0 ? [{ state: 'likely' as const, text: likely.join(' ') }] : []),
    ...(absent.length > 0 ? [{ state: 'absent' as const, text: absent.join(' ') }] : []),
  ];
};
