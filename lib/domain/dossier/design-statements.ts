import type { Span } from '../charts/certainty.ts';
import { type DesignPiece, spansIn } from '../charts/design-timeline.ts';
import { activationNames, type BodyGraph } from '../charts/human-design.ts';
import { clockText, westernTexts } from '../texts/dossier.ts';
import { authorityNames, definitionNames, designTexts as texts, typeNames } from '../texts/dossier-design.ts';
import { activationWord } from './design-names.ts';
import { type Reading, wallClock } from './reading.ts';
import type { Statement } from './sheet.ts';

/** More values than these within the possible time say nothing. */
const mostValues = 3;

type Read = (chart: BodyGraph) => string;

const read: Readonly<Record<string, Read>> = {
  [texts.type]: ({ type }) => typeNames[type] ?? type,
  [texts.authority]: ({ authority }) => authorityNames[authority] ?? authority,
  [texts.profile]: ({ profile }) => profile,
  [texts.definition]: ({ definition }) => definitionNames[definition] ?? definition,
};
/** Told only around a minute: through a whole day they change too often. */
const readOfMinute: Readonly<Record<string, Read>> = {
  [texts.cross]: ({ cross }) => texts.gates(cross),
  [texts.channels]: ({ channels }) => channels.join(texts.and) || texts.none,
};

const spanText = (reading: Reading, spans: readonly Span[]): string =>
  spans
    .map(({ value, from }, index) =>
      index === 0 ? value : westernTexts.since(value, clockText(wallClock(reading, from))),
    )
    .join(', ');

const nearLines = ({ hasMinute }: Reading, chart: BodyGraph): string[] =>
  (hasMinute ? (['personality', 'design'] as const) : []).flatMap((side) =>
    activationNames.flatMap((name) => {
      const activation = chart[side][name];
      return activation.nearBoundary
        ? [texts.nearLine(texts[side], activationWord(name), `${activation.gate}.${activation.line}`)]
        : [];
    }),
  );

/** `at`: the body graph of the given minute, or of the middle of the possible time. */
export const designStatements = (
  reading: Reading,
  at: BodyGraph,
  timeline: readonly DesignPiece[],
): Statement[] => {
  const told = { ...read, ...(reading.hasMinute && readOfMinute) };
  const found = Object.entries(told).map(([name, value]) => {
    const spans = spansIn(timeline, value);
    return { name, spans, values: new Set(spans.map((span) => span.value)).size };
  });
  const sure = found.filter(({ values }) => values === 1);
  const moving = found.filter(({ values }) => values > 1 && values <= mostValues);
  const lost = found.filter(({ values }) => values > mostValues);
  const likely = [
    ...moving.map(({ name, spans }) => westernTexts.moving(name, spanText(reading, spans))),
    ...nearLines(reading, at),
  ];
  const absent = [
    ...(lost.length > 0
      ? [texts.certain(lost.map(({ name }, place) => (place === 0 ? name : name.toLowerCase())).join(', '))]
      : []),
    ...(reading.hasMinute ? [] : [texts.noHour]),
  ];
  const facts = sure
    .map(({ name, spans }, place) => texts.fact(name, spans[0]?.value ?? '', place))
    .join(', ');
  return [
    { state: 'certain', text: facts === '' ? texts.nothingCertain : texts.certain(facts) },
    ...(likely.length > 0 ? [{ state: 'likely' as const, text: likely.join(' ') }] : []),
    ...(absent.length > 0 ? [{ state: 'absent' as const, text: absent.join(' ') }] : []),
  ];
};
