import { useContext } from 'react';
import type { BirthPlace } from '#domain/births/birth.ts';
import type { OffsetChoice } from '#domain/births/instant.ts';
import type { BirthCandidate, BirthReading } from '#domain/births/read-birth.ts';
import { formatOffset } from '#domain/texts/birth-offset.ts';
import { RadioList, type RadioOption } from '#web/ui/radio-list.tsx';
import { clockChange } from './clock-change.ts';
import styles from './instant-plate.module.css';
import { Fold, SignRuler } from './offset-figures.tsx';
import { plateTexts as texts } from './plate-texts.ts';
import { clockText, dateText, dayText, pointOf, positionText } from './plate-words.ts';
import { Reader } from './reader.ts';
import type { SkyEngine } from './use-small-sky.ts';

/** Readings with more than one possible instant. */
export const isOpenKind = (kind: BirthReading['kind']): kind is 'doubled' | 'skipped' | 'divided' =>
  kind === 'doubled' || kind === 'skipped' || kind === 'divided';

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
  const { offsetSeconds, side, utc } = candidate;
  const offset = formatOffset(offsetSeconds);
  const { kind } = asked.reading;
  const words = texts.questions[isOpenKind(kind) ? kind : 'doubled'];
  const isSecond = side === undefined ? index > 0 : side === 'free';
  const name = isSecond ? words.second : words.first;
  const ascendant = ascendantOf(candidate, asked);
  const at = Date.parse(utc);
  const rising = ascendant ? ` ${texts.ascendantAt(positionText(ascendant.longitude))}.` : '';
  return {
    value: String(offsetSeconds),
    label: side === undefined ? name : `${name}, ${offset}`,
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
  const { title, moved } = texts.questions[kind];
  const shown = Date.parse(`${date}T${time}:00Z`);
  const change = moved && clockChange(candidates, place);
  const distinct = candidates.filter(
    ({ offsetSeconds }, index) =>
      candidates.findIndex((other) => other.offsetSeconds === offsetSeconds) === index,
  );
  return (
    <div className={styles.ask}>
      <h2 id={headingId}>{title(clockText(shown))}</h2>
      <p>
        {moved && change
          ? moved(dateText(date), clockText(change.before), clockText(change.after))
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
      <p className="meta">
        {place.zone !== undefined && texts.source(place.zone)} {moved && texts.onCertificate}
      </p>
    </div>
  );
};
