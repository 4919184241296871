import { useContext, useId, useMemo } from 'react';
import { isBirthDate, isBirthTime } from '#domain/birth.ts';
import { type BirthPlace, isTimed } from '#domain/births/birth.ts';
import {
  type Instant,
  instantOf,
  type OffsetChoice,
  rangeOfInstant,
  type TypedInstant,
} from '#domain/births/instant.ts';
import styles from './instant-plate.module.css';
import { isOpenKind, OffsetQuestion } from './offset-question.tsx';
import { PlateBody } from './plate-body.tsx';
import { plateTexts as texts } from './plate-texts.ts';
import { clockText } from './plate-words.ts';
import { Reader } from './reader.ts';
import { type SkyLoader, useSmallSky } from './small-wheel.tsx';
import type { ReaderTexts } from './texts.ts';

export type InstantPlateProps = Omit<TypedInstant, 'place'> & {
  /** Undefined until a place is chosen or written. */
  readonly place: BirthPlace | undefined;
  readonly onOffset: (offset: OffsetChoice | undefined) => void;
  /** The error of the question which hour is meant, after a refused submit. */
  readonly error?: string | undefined;
  readonly loadSky?: SkyLoader;
};

/** The answer that is still missing, or undefined. */
const missingOf = (props: InstantPlateProps, reader: ReaderTexts): string | undefined => {
  const { date, time, precision, dayPart, place } = props;
  if (!place || place.name === '') return place?.country === undefined ? texts.noPlace : reader.noCountry;
  const today = new Date().toISOString().slice(0, 10);
  if (!isBirthDate(date, today) || (isTimed(precision) && !isBirthTime(time))) return texts.noDate;
  return precision === 'part' && dayPart === undefined ? texts.noPart : undefined;
};

/** The status that screen readers announce after each change. */
const statusOf = (time: string, { reading, utc, offsetSeconds }: Instant, reader: ReaderTexts): string => {
  if (utc !== null && offsetSeconds !== null) return texts.status(offsetSeconds, clockText(Date.parse(utc)));
  if (!reading) return reader.noZone;
  return isOpenKind(reading.kind)
    ? texts.questions[reading.kind].status(clockText(Date.parse(`1970-01-01T${time}:00Z`)))
    : texts.openStatus;
};

const useInstant = ({ date, time, precision, margin, dayPart, place, offset }: TypedInstant) =>
  useMemo(() => {
    const typed: TypedInstant = { date, time, precision, margin, dayPart, place, offset };
    return { typed, instant: instantOf(typed), range: rangeOfInstant(typed) };
  }, [date, time, precision, margin, dayPart, place, offset]);

type KnownProps = Omit<InstantPlateProps, 'place'> & { readonly place: BirthPlace };

const Known = (props: KnownProps) => {
  const { onOffset, error, loadSky } = props;
  const { date, time, place, offset } = props;
  const { typed, instant, range } = useInstant(props);
  const engine = useSmallSky(loadSky);
  const reader = useContext(Reader);
  const [questionId, headingId] = [useId(), useId()];
  const { reading, utc } = instant;
  const isAsked = reading !== undefined && isOpenKind(reading.kind) && offset?.by !== 'hand';
  const hasBody = !isAsked || utc !== null;
  return (
    <section className={`a-indigo ${styles.plate}`} aria-labelledby={isAsked ? questionId : headingId}>
      <p className="sr" role="status">
        {statusOf(time, instant, reader)}
      </p>
      {isAsked && (
        <OffsetQuestion
          reading={reading}
          date={date}
          time={time}
          place={place}
          offset={offset}
          onOffset={onOffset}
          engine={engine}
          headingId={questionId}
          error={error}
        />
      )}
      {hasBody && (
        <PlateBody
          typed={typed}
          instant={instant}
          range={range}
          engine={engine}
          headingId={headingId}
          onOffset={onOffset}
        />
      )}
    </section>
  );
};

/**
 * Shows and explains the instant of a birth before the payment. It never takes the focus; a status line announces
 * the result.
 */
export const InstantPlate = (props: InstantPlateProps) => {
  const missing = missingOf(props, useContext(Reader));
  const { place } = props;
  if (missing === undefined && place) return <Known {...props} place={place} />;
  return (
    <section className={`a-indigo ${styles.plate}`} aria-label={texts.region}>
      <p className={`meta ${styles.waiting}`}>{missing}</p>
    </section>
  );
};
