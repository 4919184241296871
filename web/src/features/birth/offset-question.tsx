import { useContext } from 'react';
import type { BirthPlace } from '#domain/births/birth.ts';
import { type OffsetChoice, offsetAt } from '#domain/births/instant.ts';
import type { BirthCandidate, BirthReading } from '#domain/births/read-birth.ts';
import type { Sign } from '#domain/guidance/sky/facts.ts';
import { formatOffset } from '#domain/texts/birth-offset.ts';
import { num } from '#lib/drawings/geometry.ts';
import { signs as signGlyphs } from '#lib/drawings/glyphs.ts';
import { RadioList, type RadioOption } from '#web/ui/radio-list.tsx';
import styles from './instant-plate.module.css';
import offsetFiguresStyles from './offset-figures.module.css';
import { plateTexts as texts } from './plate-texts.ts';
import { clockText, dateText, dayText, pointOf, positionText } from './plate-words.ts';
import { Reader } from './reader.ts';
import type { SkyEngine } from './small-wheel.tsx';

/** Both wall clocks of a clock change, in milliseconds as if they were UTC. */
type ClockChange = { readonly before: number; readonly after: number };

/** The clock change between the two instants that one wall clock time may mean. */
export const clockChange = (
  [first, second]: readonly BirthCandidate[],
  place: BirthPlace,
): ClockChange | undefined => {
  if (!first || !second) return undefined;
  let [low, high] = [Date.parse(first.utc), Date.parse(second.utc)];
  const [old, now] = [offsetAt(low, place), offsetAt(high, place)];
  if (old === undefined || now === undefined || old === now) return undefined;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle, place) === old) low = middle;
    else high = middle;
  }
  return { before: high + old * 1000, after: high + now * 1000 };
};

/** A box of 370 by 146; that of a doubled hour is 152 wide. */
const hour = 152;
const [upper, lower] = [40, 116];

const ticks = (from: number, y: number, up: 1 | -1): string =>
  Array.from({ length: 10 }, (_, index) => {
    const length = index % 3 === 0 ? 11 : 5;
    return `M${num(from + (index * hour) / 6)} ${y}v${-up * length}`;
  }).join('');

const Label = ({ x, y, at, strong }: { x: number; y: number; at: number; strong?: boolean }) => (
  <text className={strong ? offsetFiguresStyles.strong : offsetFiguresStyles.label} x={x} y={y}>
    {clockText(at)}
  </text>
);

type FoldProps = ClockChange & { /** The time that was shown twice. */ readonly shown: number };

/** The clocks went back and showed one hour twice. */
const Fold = ({ before, after, shown }: FoldProps) => {
  const length = before - after;
  const x = (at: number, origin: number, at0: number) => at0 + ((at - origin) / length) * hour;
  const [top, bottom] = [x(shown, before, 262), x(shown, after, 110)];
  return (
    <svg className={offsetFiguresStyles.fold} viewBox="4 4 370 146" aria-hidden="true" fill="none">
      <path className={offsetFiguresStyles.fine} d={ticks(34, upper, 1) + ticks(110, lower, -1)} />
      <path className={offsetFiguresStyles.rule} d={`M34 ${upper}H262M110 ${lower}H338`} />
      <path className={offsetFiguresStyles.way} d="M262 40C308 44 308 78 262 78H115C67 78 67 112 102 115" />
      <path className={offsetFiguresStyles.gilt} d="M107.5 116l-9 -5.5l2.6 8z" />
      <Label x={34} y={22} at={before - length * 1.5} />
      <Label x={110} y={22} at={before - length} />
      <Label x={262} y={22} at={before} />
      <Label x={110} y={146} at={after} />
      <Label x={262} y={146} at={after + length} />
      <Label x={338} y={146} at={after + length * 1.5} />
      <Label x={top} y={22} at={shown} strong />
      <Label x={bottom} y={146} at={shown} strong />
      <circle className={offsetFiguresStyles.gilt} cx={num(top)} cy={upper} r="6" />
      <circle className={offsetFiguresStyles.gilt} cx={num(bottom)} cy={lower} r="6" />
      <text className={offsetFiguresStyles.side} x="310" y="38">
        {texts.before}
      </text>
      <text className={offsetFiguresStyles.side} x="58" y="131">
        {texts.after}
      </text>
    </svg>
  );
};

const degrees = (): string =>
  Array.from({ length: 31 }, (_, degree) => {
    const length = degree % 10 === 0 ? 11 : degree % 5 === 0 ? 8 : 4.5;
    return `M${30 + degree * 5} 34v${-length}`;
  }).join('');

/** The position of the ascendant in its sign. */
const SignRuler = ({ sign, longitude }: { sign: Sign; longitude: number }) => {
  const x = 30 + (longitude % 30) * 5;
  return (
    <svg className={offsetFiguresStyles.ruler} viewBox="0 0 196 50" aria-hidden="true" fill="none">
      <path
        className={offsetFiguresStyles.sign}
        transform="translate(13 30) scale(.92) translate(-12 -12)"
        d={signGlyphs[sign]}
      />
      <path className={offsetFiguresStyles.fine} d={degrees()} />
      <path className={offsetFiguresStyles.rule} d="M30 34H180" />
      <path className={offsetFiguresStyles.mark} d={`M${num(x)} 20V40`} />
      <path className={offsetFiguresStyles.gilt} d={`M${num(x - 5)} 13h10l-5 8Z`} />
      <text className={offsetFiguresStyles.small} x="30" y="47">
        0°
      </text>
      <text className={offsetFiguresStyles.small} x="176" y="47">
        30°
      </text>
    </svg>
  );
};

/** Readings with more than one possible instant. */
export const isOpenKind = (kind: BirthReading['kind']): kind is keyof typeof texts.questions =>
  kind in texts.questions;

const unknown = 'unknown';

type OffsetQuestionProps = {
  readonly reading: BirthReading;
  readonly date: string;
  readonly time: string;
  readonly place: BirthPlace;
  readonly offset: OffsetChoice | undefined;
  readonly onOffset: (offset: OffsetChoice) => void;
  readonly engine: SkyEngine;
  readonly headingId: string;
  readonly error: string | undefined;
};

type Asked = Pick<OffsetQuestionProps, 'reading' | 'place' | 'engine'>;

const ascendantOf = ({ utc }: BirthCandidate, { place, engine }: Asked) => {
  const [at, point] = [Date.parse(utc), pointOf(place)];
  const angles = point && engine.smallSkyOf?.({ from: at, at, to: at }, point).angles;
  const [rising] = angles?.ascendant ?? [];
  return angles && rising ? { sign: rising.sign, longitude: angles.arc.from } : undefined;
};

const optionOf = (candidate: BirthCandidate, index: number, asked: Asked): RadioOption => {
  const { offsetSeconds, clock, utc } = candidate;
  const offset = formatOffset(offsetSeconds);
  const { kind } = asked.reading;
  const change = isOpenKind(kind) ? texts.questions[kind].change : undefined;
  const name = index > 0 ? change?.second : change?.first;
  const ascendant = ascendantOf(candidate, asked);
  const at = Date.parse(utc);
  const rising = ascendant ? ` ${texts.ascendantAt(positionText(ascendant.longitude))}.` : '';
  return {
    value: String(offsetSeconds),
    label: name ?? `${clock}, ${offset}`,
    hint: `${texts.reading(offset, clockText(at), dayText(at))}${rising}`,
    aside: ascendant && <SignRuler {...ascendant} />,
  };
};

const chosenOf = (offset: OffsetChoice | undefined): string | undefined => {
  if (offset?.by !== 'chosen') return undefined;
  return offset.seconds === null ? unknown : String(offset.seconds);
};

/** Asks which instant a wall clock time means; the person may also answer that it is unknown. */
export const OffsetQuestion = (props: OffsetQuestionProps) => {
  const { reading, date, time, place, offset, onOffset, headingId, error } = props;
  const { kind, candidates } = reading;
  const reader = useContext(Reader);
  if (!isOpenKind(kind)) return null;
  const { title, change: moves } = texts.questions[kind];
  const shown = Date.parse(`${date}T${time}:00Z`);
  const change = moves && clockChange(candidates, place);
  const distinct = candidates.filter(
    ({ offsetSeconds }, index) =>
      candidates.findIndex((other) => other.offsetSeconds === offsetSeconds) === index,
  );
  const source = moves && [reading.source, texts.onCertificate].filter(Boolean).join(' ');
  return (
    <div className={styles.ask}>
      <h2 id={headingId}>{title(clockText(shown))}</h2>
      <p>
        {moves && change
          ? moves.moved(dateText(date), clockText(change.before), clockText(change.after))
          : reading.explanation}
      </p>
      {kind === 'doubled' && change && <Fold {...change} shown={shown} />}
      <RadioList
        lined
        legend={texts.legend}
        name="birthOffset"
        options={[
          ...distinct.map((candidate, index) => optionOf(candidate, index, props)),
          { value: unknown, label: texts.unknown, hint: reader.several },
        ]}
        value={chosenOf(offset)}
        onChange={(value) => onOffset({ seconds: value === unknown ? null : Number(value), by: 'chosen' })}
        error={error}
      />
      {source && <p className="meta">{source}</p>}
    </div>
  );
};
