import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { BirthInputs } from '#web/ui/birth-inputs.tsx';
import styles from './checkout.module.css';
import type { FieldProps } from './field-props.ts';

/** What the reports are written from. */
export const BirthFields = ({ field }: { field: FieldProps }) => (
  <fieldset className={styles.part}>
    <legend>{texts.birth}</legend>
    <p className={`meta ${styles.intro}`}>{texts.birthIntro}</p>
    <div className={styles.pair}>
      <BirthInputs field={field} timeHint={texts.birthTimeHint} required widePlace />
    </div>
  </fieldset>
);
