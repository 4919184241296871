import { type ReactNode, useContext, useId, useMemo, useRef, useState } from 'react';
import { isTimed } from '#domain/births/birth.ts';
import {
  type Instant,
  type InstantRange,
  type OffsetChoice,
  offsetAt,
  type TypedInstant,
} from '#domain/births/instant.ts';
import { readOffset, writeOffset } from '#domain/births/written-offset.ts';
import type { SmallSky } from '#domain/charts/small-sky.ts';
import { formatOffset } from '#domain/texts/birth-offset.ts';
import { Button } from '#web/ui/button.tsx';
import disclosure from '#web/ui/disclosure.module.css';
import { Field } from '#web/ui/field.tsx';
import styles from './instant-plate.module.css';
import { PlateFigure } from './plate-figure.tsx';
import { lineTexts, plateTexts } from './plate-texts.ts';
import {
  clockText,
  coordinatesText,
  dateText,
  dayText,
  placeText,
  plateLines,
  pointOf,
} from './plate-words.ts';
import { Reader } from './reader.ts';
import type { SkyEngine } from './small-wheel.tsx';

const texts = plateTexts.byHand;

type OffsetByHandProps = {
  /** The present offset; null when there is none. */
  readonly offsetSeconds: number | null;
  /** The offset by the rule of the place; null when there is none. */
  readonly ruled: number | null;
  /** The offset was corrected and can be reset. */
  readonly isByHand: boolean;
  readonly onOffset: (offset: OffsetChoice | undefined) => void;
};

/** Corrects the calculated offset, or takes one where no rule is known. */
const OffsetByHand = ({ offsetSeconds, ruled, isByHand, onOffset }: OffsetByHandProps) => {
  const written = offsetSeconds === null ? '' : writeOffset(offsetSeconds);
  const [isOpen, setOpen] = useState(isByHand);
  const [value, setValue] = useState(written);
  const [isWrong, setWrong] = useState(false);
  const { corrected } = useContext(Reader);
  const [id, opener] = [useId(), useRef<HTMLButtonElement>(null)];
  const seconds = readOffset(value);
  const toggle = () => {
    setOpen(!isOpen);
    setValue(written);
    setWrong(false);
  };
  const apply = () => {
    setWrong(seconds === undefined);
    if (seconds !== undefined && seconds !== offsetSeconds) onOffset({ seconds, by: 'hand' });
  };
  const takeBack = () => {
    setOpen(false);
    setWrong(false);
    onOffset(undefined);
    // The button that had the focus disappears.
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        className={styles.link}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {ruled === null ? texts.give : texts.open}
      </button>
      {isOpen && (
        <div id={id} className={styles.byHand}>
          <Field
            name="birthOffsetByHand"
            label={texts.label}
            hint={corrected}
            value={value}
            onChange={setValue}
            onBlur={apply}
            error={isWrong && seconds === undefined ? texts.error : undefined}
            autoComplete="off"
          />
          <Button variant="line" onClick={apply}>
            {texts.apply}
          </Button>
          {isByHand && (
            <button className={styles.link} type="button" onClick={takeBack}>
              {ruled === null ? texts.clear : texts.back}
            </button>
          )}
        </div>
      )}
    </>
  );
};

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
  if (precision === 'part' && dayPart) return plateTexts.heading.part(day, dayPart);
  if (precision !== 'exact' && precision !== 'about') return plateTexts.heading.unknown(day);
  return plateTexts.heading[precision](day, clockText(Date.parse(`${date}T${time}:00Z`)));
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
    <dl key={utc} className={styles.rows}>
      <Row term={plateTexts.legal}>
        {clockText(Date.parse(`${typed.date}T${typed.time}:00Z`))}, <b>{formatOffset(offsetSeconds)}</b>
      </Row>
      <Row term={plateTexts.universal}>
        <b>{plateTexts.utc(clockText(at))}</b>, {plateTexts.on(dayText(at))}
      </Row>
      {coordinates !== undefined && <Row term={plateTexts.coordinates}>{coordinates}</Row>}
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
    chosen: plateTexts.chosen(offsetSeconds),
    hand: plateTexts.corrected(ruled),
  };
  return (
    <details className={`${disclosure.disclosure} ${styles.why}`} open={isOpen || undefined}>
      <summary>{plateTexts.why(offsetSeconds)}</summary>
      <p>{reasons[offsetBy ?? 'rule']}</p>
      <p>{plateTexts.taken(offsetSeconds)}</p>
      {zone !== undefined && <p className="meta">{plateTexts.zone(zone)}</p>}
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
    known && !isExact ? plateTexts.aboutStatus(known.offsetSeconds, clockText(Date.parse(utc ?? ''))) : '';
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
            {plateTexts.certificate}
          </a>
        )}
      </div>
    </div>
  );
};
