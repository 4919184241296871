import { accentOf } from './accent.ts';
import { Emblem } from './emblem.tsx';
import { Price } from './price.tsx';
import styles from './summary-lines.module.css';

type SummaryLinesProps = {
  /** `key` is a service key, `cents` its price. */
  lines: readonly { key: string; name: string; detail?: string; note?: string | undefined; cents: number }[];
  total: { label: string; cents: number };
};

/** The ordered services with their prices, and the total. */
export const SummaryLines = ({ lines, total }: SummaryLinesProps) => (
  <>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.key} className={accentOf(line.key)}>
          <Emblem service={line.key} size={40} />
          <span className={styles.name}>
            {line.name}
            {line.detail !== undefined && <small className="meta">{line.detail}</small>}
            {line.note !== undefined && <small className="meta">{line.note}</small>}
          </span>
          <Price cents={line.cents} />
        </li>
      ))}
    </ul>
    <p className={styles.total}>
      <span>{total.label}</span>
      <span className={styles.amount}>
        <Price cents={total.cents} />
      </span>
    </p>
  </>
);
