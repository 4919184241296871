import { shellTexts } from '#web/texts/shell.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './layout.module.css';

/** Until the browser knows what to show; without JavaScript, why it stays so. */
export const Loading = () => (
  <div className={styles.loading}>
    <Spinner text={shellTexts.loading} />
    <noscript>{shellTexts.noScript}</noscript>
  </div>
);
