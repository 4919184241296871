import { claims } from '#domain/owner/claims.ts';
import styles from './claims.module.css';

/** What the cooperative states about itself, in figures (§1). */
export const Claims = ({ label }: { label: string }) => (
  <ul className={styles.claims} aria-label={label}>
    {claims.map(({ value, label: what }) => (
      <li key={what}>
        <b className="num">{value}</b> {what}
      </li>
    ))}
  </ul>
);
