import { useContext, useMemo, useState } from 'react';
import { isRoughTime } from '#domain/birth.ts';
import type { Place } from '#domain/births/place.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { birthTexts as texts } from '#web/texts/birth.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, type FieldProps } from '#web/ui/field.tsx';
import styles from './birth-form.module.css';
import {
  type BirthDraft,
  type BirthName,
  birthNames,
  byHandNames,
  chosenPlaceOf,
  hasHour,
  optionalInstantOf,
  precisionOf,
  typedInstantOf,
} from './draft.ts';
import { PlaceByHand } from './place-by-hand.tsx';
import { PlaceField } from './place-field.tsx';
import { PrecisionField, usualMargin } from './precision-field.tsx';
import { Reader } from './reader.ts';

export type BirthFormProps = {
  readonly values: BirthDraft;
  readonly errors: { readonly [Name in BirthName]?: string | undefined };
  readonly set: (name: BirthName, value: string) => void;
  readonly field: (
    name: BirthName,
  ) => Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'> & { readonly onBlur: () => void };
  /** False when no ordered service is calculated from the hour. */
  readonly isHourNeeded?: boolean;
  /** True when no answer is required: then the precision is asked once something is typed. */
  readonly isOptional?: boolean;
};

/** The plate is a large chunk: it loads with the first place. */
const loadPlate = () => import('./instant-plate.tsx');

/** The plate shows the instant below the answers; the form works without it. */
const Plate = ({
  values,
  errors,
  set,
  isByHand,
  isOptional,
}: BirthFormProps & { readonly isByHand: boolean }) => {
  const { noCountry } = useContext(Reader);
  const isShown = chosenPlaceOf(values) !== undefined || values.birthCountry.trim() !== '';
  const { data, error, reload } = useLoaded(loadPlate, isShown);
  // A change in another field of the form must not redraw the sky.
  const typed = useMemo(
    () => (isOptional ? optionalInstantOf : typedInstantOf)(values),
    birthNames.map((name) => values[name]),
  );
  if (isShown && error !== undefined)
    return (
      <div className={styles.failed} role="status">
        <p>{texts.plateFailed}</p>
        <Button variant="line" size="small" onClick={reload}>
          {texts.retry}
        </Button>
      </div>
    );
  if (!isShown && isOptional) return null;
  const missing = isByHand ? noCountry : texts.noPlace;
  if (!isShown || !data)
    return <p className={`meta ${styles.waiting}`}>{isShown ? texts.plateLoading : missing}</p>;
  return (
    <data.InstantPlate
      {...typed}
      onOffset={(offset) => set('birthOffset', offset ? JSON.stringify(offset) : '')}
      error={errors.birthOffset}
    />
  );
};

export type ByHand = { readonly isByHand: boolean; readonly onByHand: () => void };

/** A place is written by hand once it is asked for, or while one of its fields is filled. */
export const useByHand = (values: BirthDraft): ByHand => {
  const [isAsked, setAsked] = useState(false);
  const isByHand =
    chosenPlaceOf(values) === undefined && (isAsked || byHandNames.some((name) => values[name] !== ''));
  return { isByHand, onByHand: () => setAsked(true) };
};

type WhereProps = {
  readonly values: BirthDraft;
  readonly set: (name: BirthName, value: string) => void;
  readonly field: (
    name: BirthName,
  ) => Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'> & { readonly onBlur: () => void };
  readonly byHand: ByHand;
  readonly isOptional?: boolean;
};

/** The place from the list, or the fields of a place by hand. */
export const Where = ({ values, set, field, byHand, isOptional = false }: WhereProps) => {
  const keep = (place: Place | undefined) => {
    set('birthChosen', place ? JSON.stringify(place) : '');
    set('birthOffset', '');
  };
  return (
    <>
      <PlaceField
        field={field('birthPlace')}
        place={chosenPlaceOf(values)}
        onPlace={keep}
        onAsk={(isAsked) => set('birthPlaceAsked', isAsked ? 'yes' : '')}
        onByHand={byHand.onByHand}
        required={!isOptional}
        wide
      />
      {byHand.isByHand && <PlaceByHand field={field} required={!isOptional} />}
    </>
  );
};

/** Date, hour, precision, place, and the resulting instant. */
export const BirthForm = (props: BirthFormProps) => {
  const { values, errors, set, field, isOptional = false } = props;
  const isTimed = hasHour(values);
  const isBegun = birthNames.some((name) => values[name] !== '');
  const choice = (name: BirthName) => ({
    value: name === 'birthPrecision' ? precisionOf(values) : values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });
  const byHand = useByHand(values);
  const time = field('birthTime');
  const leaveTime = () => {
    if (isRoughTime(values.birthTime)) {
      set('birthPrecision', 'about');
      set('birthMargin', values.birthMargin || usualMargin);
    }
    time.onBlur();
  };
  return (
    <div className={styles.parts}>
      <div className={styles.pair}>
        <Field
          {...field('birthDate')}
          label={texts.date}
          hint={texts.dateHint}
          inputMode="numeric"
          autoComplete="bday"
          required={!isOptional}
        />
        <Field
          {...time}
          onBlur={leaveTime}
          {...(!isTimed && { value: '', disabled: true })}
          label={texts.time}
          hint={texts.localTimeHint}
          inputMode="numeric"
          autoComplete="off"
          required={isTimed && !isOptional}
        />
      </div>
      {(isBegun || !isOptional) && <PrecisionField field={choice} isHourNeeded={props.isHourNeeded} />}
      <Where {...props} byHand={byHand} />
      <Plate {...props} isByHand={byHand.isByHand} />
    </div>
  );
};
