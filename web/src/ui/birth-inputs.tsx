import { birthTexts as texts } from '#web/texts/birth.ts';
import { Field, type FieldProps } from './field.tsx';

type Name = 'birthDate' | 'birthTime' | 'birthPlace';
type BirthInputsProps = {
  readonly field: (name: Name) => Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;
  readonly timeHint: string;
  readonly required?: boolean;
  /** The place has its own row. */
  readonly widePlace?: boolean;
};

/** Birth date, time and place as text fields, because native pickers use the browser's language, not the site's. */
export const BirthInputs = ({ field, timeHint, required = false, widePlace = false }: BirthInputsProps) => (
  <>
    <Field
      {...field('birthDate')}
      label={texts.date}
      hint={texts.dateHint}
      inputMode="numeric"
      autoComplete="bday"
      required={required}
    />
    <Field
      {...field('birthTime')}
      label={texts.time}
      hint={timeHint}
      inputMode="numeric"
      autoComplete="off"
      required={required}
    />
    <Field
      {...field('birthPlace')}
      label={texts.place}
      hint={texts.placeHint}
      autoComplete="off"
      required={required}
      wide={widePlace}
    />
  </>
);
