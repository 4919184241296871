import { BirthForm, type BirthFormProps } from '#web/features/birth/birth-form.tsx';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import styles from './checkout.module.css';

/** The birth that the reports are based on. */
export const BirthFields = (props: BirthFormProps) => (
  <fieldset className={styles.part}>
    <legend>{texts.birth}</legend>
    <p className={`meta ${styles.intro}`}>{texts.birthIntro}</p>
    <BirthForm {...props} />
  </fieldset>
);
