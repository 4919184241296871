import type { ReactNode } from 'react';
import { PlateHead } from '#web/ui/plate-head.tsx';
import styles from './section.module.css';

type SectionProps = {
  /** The anchor. */
  id?: string;
  folio: string;
  title: ReactNode;
  intro: ReactNode;
  children: ReactNode;
};

/** A «Planche» of a page: its head and its content. */
export const Section = ({ id, children, ...head }: SectionProps) => (
  <section id={id} className={styles.section}>
    <div className="wrap">
      <PlateHead {...head} />
      {children}
    </div>
  </section>
);
