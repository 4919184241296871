import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** Shows one component with its states side by side. */
export const Exhibit = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.exhibit} aria-labelledby={`exhibit-${name}`}>
    <h2 id={`exhibit-${name}`}>{name}</h2>
    <div className={styles.states}>{children}</div>
  </section>
);
