import { BirthForm, type BirthFormProps } from '#web/features/birth/birth-form.tsx';
import { Whose } from '#web/features/birth/whose.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import styles from './checkout.module.css';
import { Specimen } from './specimen.tsx';
import { studiedTexts } from './studied-texts.ts';

/** The birth that the reports are based on. */
export const BirthFields = ({ isForOther, ...props }: BirthFormProps & { isForOther: boolean }) => (
  <fieldset className={styles.part}>
    <legend>{isForOther ? studiedTexts.birth : texts.birth}</legend>
    <p className={`meta ${styles.intro}`}>{texts.birthIntro}</p>
    <Whose value={isForOther ? 'other' : 'own'}>
      <BirthForm {...props} />
    </Whose>
    <Specimen />
  </fieldset>
);
