import { shellTexts } from '#web/texts/shell.ts';
import { NoScript } from '#web/ui/no-script.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './layout.module.css';

/** Shown until the browser knows what to render; without JavaScript it explains why nothing follows. */
export const Loading = () => (
  <div className={styles.loading}>
    <Spinner text={shellTexts.loading} />
    <NoScript />
  </div>
);
