import { useContext } from 'react';
import type { BirthPrecision } from '#domain/births/birth.ts';
import { dayPartNames } from '#domain/births/day-parts.ts';
import { marginText } from '#domain/texts/birth-lines.ts';
import { classes } from '#web/ui/classes.ts';
import { FieldError, fieldId } from '#web/ui/field-error.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import styles from './precision.module.css';
import { Reader } from './reader.ts';
import { precisionTexts as texts } from './texts.ts';

type Name = 'birthPrecision' | 'birthMargin' | 'birthDayPart';
type Input = {
  /** Empty until something is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
};
type PrecisionFieldProps = {
  readonly field: (name: Name) => Input;
  readonly isHourNeeded?: boolean | undefined;
};

type ChoiceProps = Input & {
  name: Name;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  placeholder?: string;
};

const Choice = ({ name, label, options, placeholder, value, onChange, error }: ChoiceProps) => {
  const id = fieldId(name);
  return (
    <div className={classes(styles.more, error !== undefined && styles.bad)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};

const precisions = ['exact', 'about', 'part', 'unknown'] as const satisfies readonly BirthPrecision[];
/** The minutes to choose from for «about». */
const margins = [5, 10, 15, 30, 60, 120].map((margin) => [String(margin), marginText(margin)] as const);
/** The default margin of «about». */
export const usualMargin = '15';

/** The precision of the hour, which decides what a chart can contain. */
export const PrecisionField = ({ field, isHourNeeded = true }: PrecisionFieldProps) => {
  const [precision, margin, dayPart] = [field('birthPrecision'), field('birthMargin'), field('birthDayPart')];
  const { noHour } = useContext(Reader);
  const more = {
    exact: undefined,
    about: <Choice {...margin} name="birthMargin" label={texts.margin} options={margins} />,
    part: (
      <Choice
        {...dayPart}
        name="birthDayPart"
        label={texts.dayPart}
        options={dayPartNames.map((part) => [part, texts.dayPartLabel(part)] as const)}
        placeholder={texts.choose}
      />
    ),
    unknown: undefined,
  };
  return (
    <div className={styles.precision}>
      <RadioList
        lined
        legend={texts.legend}
        name="birthPrecision"
        options={precisions.map((value) => ({
          value,
          ...texts.options[value],
          ...(value === 'unknown' && { hint: isHourNeeded ? noHour : texts.unneeded }),
          more: more[value],
        }))}
        value={precision.value}
        onChange={(value) => {
          if (value === 'about' && margin.value === '') margin.onChange(usualMargin);
          precision.onChange(value);
        }}
        error={precision.error}
      />
    </div>
  );
};
