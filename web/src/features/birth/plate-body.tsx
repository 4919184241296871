import { type ReactNode, useContext, useMemo, useState } from 'react';
import { isTimed } from '#domain/births/birth.ts';
import type { Instant, InstantRange, OffsetChoice, TypedInstant } from '#domain/births/instant.ts';
import { offsetAt } from '#domain/births/instant.ts';
import type { SmallSky } from '#domain/charts/small-sky.ts';
import { formatOffset } from '#domain/texts/birth-offset.ts';
import disclosure from '#web/ui/disclosure.module.css';
import styles from './instant-plate.module.css';
import { lineTexts } from './line-texts.ts';
import { OffsetByHand } from './offset-by-hand.tsx';
import { PlateFigure } from './plate-figure.tsx';
import { plateLines } from './plate-lines.ts';
import { plateTexts as texts } from './plate-texts.ts';
import { clockText, coordinatesText, dateText, dayText, placeText, pointOf } from './plate-words.ts';
import { Reader } from './reader.ts';
import type { SkyEngine } from './use-small-sky.ts';

/** The page about the birth certificate, which states the hour. */
const certificate = 'https://www.service-public.fr/particuliers/vosdroits/F1427';

type PlateBodyProps = {
  readonly typed: TypedInstant;
  readonly instant: Instant;
  readonly range: InstantRange | undefined;
  readonly engine: SkyEngine;
  readonly headingId: string;
  readonly onOffset: (offset: OffsetChoice | undefined) => void;
};

/** The local wall clock at an instant, to the minute. */
const clockOf =
  ({ typed: { place }, instant: { offsetSeconds, offsetBy } }: PlateBodyProps) =>
  (at: number): string => {
    const offset = offsetBy === 'hand' ? offsetSeconds : offsetAt(at, place);
    return clockText(Math.floor((at + (offset ?? 0) * 1000) / 60_000) * 60_000);
  };

const headingOf = ({ date, time, precision, dayPart }: TypedInstant): string => {
  const day = dateText(date);
  if (precision === 'part' && dayPart) return texts.heading.part(day, dayPart);
  if (precision !== 'exact' && precision !== 'about') return texts.heading.unknown(day);
  return texts.heading[precision](day, clockText(Date.parse(`${date}T${time}:00Z`)));
};

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd className="num">{children}</dd>
  </div>
);

type Offset = { readonly offsetSeconds: number; readonly utc: string };

const Conversions = ({ typed, offsetSeconds, utc }: Offset & { typed: TypedInstant }) => {
  const coordinates = coordinatesText(typed.place);
  const at = Date.parse(utc);
  return (
    <dl className={styles.rows}>
      <Row term={texts.legal}>
        {clockText(Date.parse(`${typed.date}T${typed.time}:00Z`))}, <b>{formatOffset(offsetSeconds)}</b>
      </Row>
      <Row term={texts.universal}>
        <b>{texts.utc(clockText(at))}</b>, {texts.on(dayText(at))}
      </Row>
      {coordinates !== undefined && <Row term={texts.coordinates}>{coordinates}</Row>}
    </dl>
  );
};

const Why = ({ typed, instant, onOffset, offsetSeconds }: PlateBodyProps & Offset) => {
  const { reading, offsetBy } = instant;
  const { zone } = typed.place;
  // It is open at first when the offset was corrected; afterwards the reader opens and closes it.
  const [isOpen] = useState(offsetBy === 'hand');
  const ruled = reading?.candidates.map((candidate) => candidate.offsetSeconds) ?? [];
  const reasons = {
    rule: reading?.explanation,
    chosen: texts.chosen(offsetSeconds),
    hand: texts.corrected(ruled),
  };
  return (
    <details className={`${disclosure.disclosure} ${styles.why}`} open={isOpen || undefined}>
      <summary>{texts.why(offsetSeconds)}</summary>
      <p>{reasons[offsetBy ?? 'rule']}</p>
      <p>{texts.taken(offsetSeconds)}</p>
      {zone !== undefined && <p className="meta">{texts.zone(zone)}</p>}
      <OffsetByHand
        offsetSeconds={offsetSeconds}
        ruled={ruled[0] ?? null}
        isByHand={offsetBy === 'hand'}
        onOffset={onOffset}
      />
    </details>
  );
};

const Lines = ({ sky, props }: { sky: SmallSky; props: PlateBodyProps }) => (
  <ul className={styles.lines}>
    {plateLines(sky, props.range?.at !== undefined, clockOf(props)).map(({ state, text }) => (
      <li key={text}>
        <i className={`${styles.disc} ${styles[state]}`} aria-hidden="true" />
        <b>{lineTexts.states[state]}</b>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

const useSky = ({ typed: { place }, range, engine: { smallSkyOf } }: PlateBodyProps) =>
  useMemo(() => range && smallSkyOf?.(range, pointOf(place)), [range, place, smallSkyOf]);

/** The wheel, the conversions and their reasons; without an exact hour, what is certain all the same. */
export const PlateBody = (props: PlateBodyProps) => {
  const { typed, instant, range, engine, headingId, onOffset } = props;
  const reader = useContext(Reader);
  const { precision, place } = typed;
  const { utc, offsetSeconds } = instant;
  const sky = useSky(props);
  const isExact = precision === 'exact';
  const hasHour = isTimed(precision);
  const known = utc !== null && offsetSeconds !== null ? { utc, offsetSeconds } : undefined;
  const clock = clockOf(props);
  const about =
    known && !isExact ? texts.aboutStatus(known.offsetSeconds, clockText(Date.parse(utc ?? ''))) : '';
  return (
    <div className={range ? styles.body : styles.alone}>
      {range && (
        <PlateFigure sky={sky} engine={engine} typed={typed} between={[clock(range.from), clock(range.to)]} />
      )}
      <div>
        <h2 id={headingId}>{headingOf(typed)}</h2>
        <p className={styles.place}>{[placeText(place), about].filter(Boolean).join('. ')}</p>
        {known && isExact && <Conversions typed={typed} {...known} />}
        {sky && (!isExact || !sky.angles) && <Lines sky={sky} props={props} />}
        {!range && <p className="meta">{reader.noZone}</p>}
        {known && instant.reading && <Why {...props} {...known} />}
        {!instant.reading && hasHour && (
          <OffsetByHand
            offsetSeconds={offsetSeconds}
            ruled={null}
            isByHand={instant.offsetBy === 'hand'}
            onOffset={onOffset}
          />
        )}
        {!isExact && (
          <a className={styles.link} href={certificate} target="_blank" rel="noopener">
            {texts.certificate}
          </a>
        )}
      </div>
    </div>
  );
};
