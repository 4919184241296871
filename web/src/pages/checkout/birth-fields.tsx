import { BirthForm, type BirthFormProps } from '#web/features/birth/birth-form.tsx';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import styles from './checkout.module.css';

/** What the reports are written from. */
export const BirthFields = (props: BirthFormProps) => (
  <fieldset className={styles.part}>
    <legend>{texts.birth}</legend>
    <p className={`meta ${styles.intro}`}>{texts.birthIntro}</p>
    <BirthForm {...props} />
  </fieldset>
);
