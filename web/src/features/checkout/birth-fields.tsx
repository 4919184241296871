import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Field } from '#web/ui/field.tsx';
import styles from './checkout.module.css';
import type { FieldProps } from './field-props.ts';

/** Birth date, time and place, typed: native pickers speak the browser's language, not the site's. */
export const BirthFields = ({ field }: { field: FieldProps }) => (
  <fieldset className={styles.part}>
    <legend>{texts.birth}</legend>
    <p className={`meta ${styles.intro}`}>{texts.birthIntro}</p>
    <div className={styles.pair}>
      <Field
        {...field('birthDate')}
        label={texts.birthDate}
        hint={texts.birthDateHint}
        inputMode="numeric"
        autoComplete="bday"
        required
      />
      <Field
        {...field('birthTime')}
        label={texts.birthTime}
        hint={texts.birthTimeHint}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Field
        {...field('birthPlace')}
        label={texts.birthPlace}
        hint={texts.birthPlaceHint}
        autoComplete="off"
        required
        wide
      />
    </div>
  </fieldset>
);
