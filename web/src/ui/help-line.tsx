import { helpLineTexts as texts } from '#web/texts/help-line.ts';
import styles from './help-line.module.css';

/** The national number for the prevention of suicide, under every field where a customer writes to an expert. */
export const HelpLine = () => (
  <p className={styles.line}>
    {texts.before}
    <a href={`tel:${texts.number}`}>{texts.number}</a>
    {texts.after}
  </p>
);
