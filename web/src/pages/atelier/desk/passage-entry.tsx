import type { ReactNode } from 'react';
import type { Passage } from '#domain/report/passage.ts';
import styles from './passage-entry.module.css';
import { aboutOf, excerptOf } from './passages.ts';

/** A passage in a list: its name, what it is about, how it begins, and what can be done with it. */
export const PassageEntry = ({ passage, children }: { passage: Passage; children: ReactNode }) => (
  <li className={styles.entry}>
    <p>
      <b>{passage.title}</b> <span className="meta">{aboutOf(passage)}</span>
    </p>
    <p className={styles.excerpt}>{excerptOf(passage)}</p>
    {children}
  </li>
);
