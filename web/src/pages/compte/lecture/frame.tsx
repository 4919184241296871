import type { ReactNode } from 'react';
import { paths } from '#web/platform/paths.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { Sign } from '#web/ui/sign.tsx';
import styles from './frame.module.css';
import { readingTexts as texts } from './texts.ts';

type FrameProps = {
  /** Where the text is: on this device, in this tab. */
  status?: string | undefined;
  /** Percent of the report; undefined where nothing is read. */
  percent?: number | undefined;
  /** The accent of the discipline. */
  accent?: string;
  children: ReactNode;
};

/** The page has a head of its own instead of the site's: the way back, and the place in the report. */
export const Frame = ({ status, percent, accent, children }: FrameProps) => (
  <div className={classes(styles.page, accent)}>
    <div className={styles.top}>
      <Link className={styles.back} to={paths.account}>
        {texts.back}
      </Link>
      <p className={styles.status} role="status">
        {status !== undefined && (
          <>
            <Sign name="success" />
            <span>{status}</span>
          </>
        )}
      </p>
    </div>
    {percent === undefined ? (
      <div className={styles.neatline} />
    ) : (
      <progress className={styles.neatline} max={100} value={percent} aria-label={texts.progress} />
    )}
    {children}
  </div>
);
