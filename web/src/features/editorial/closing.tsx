import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './closing.module.css';

type ClosingProps = { title: { first: string; second: string }; text: string; children: ReactNode };

/** The last band of a page: the winter night sky and a link to the next step. */
export const Closing = ({ title, text, children }: ClosingProps) => (
  <section className={classes(styles.closing, 'night')}>
    <svg
      className={classes('drawing', styles.sky)}
      viewBox="0 0 1600 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href="/drawings/winter.svg#ciel" />
    </svg>
    <div className={`wrap ${styles.row}`}>
      <div className={styles.text}>
        <h2>
          {title.first} <em>{title.second}</em>
        </h2>
        <p>{text}</p>
        <p className={styles.actions}>{children}</p>
      </div>
    </div>
  </section>
);
