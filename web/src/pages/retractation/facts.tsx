import styles from './withdrawal.module.css';

type FactsProps = { rows: readonly (readonly [term: string, value: string | undefined])[] };

/** The terms of a withdrawal with their values. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className={styles.facts}>
    {rows.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
