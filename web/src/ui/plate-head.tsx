import type { ReactNode } from 'react';
import styles from './plate-head.module.css';

type PlateHeadProps = { folio: string; title: ReactNode; intro: ReactNode };

/** The head of a «Planche»: number in the margin, title in the text column, a word on the right. */
export const PlateHead = ({ folio, title, intro }: PlateHeadProps) => (
  <header className={styles.head}>
    <p className={styles.folio}>{folio}</p>
    <h2>{title}</h2>
    <p className={styles.intro}>{intro}</p>
  </header>
);
