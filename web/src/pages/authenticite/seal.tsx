import { codeBits } from '#domain/report/code.ts';
import { sealOf, sealSide } from '#lib/drawings/seal.ts';
import styles from './authenticite.module.css';

/** The seal of a code, line by line that of its last page; nothing for a text that is no code. */
export const Seal = ({ code, label }: { code: string; label: string }) => {
  const bits = codeBits(code);
  if (!bits) return null;
  const { fine, hair, centre, mark } = sealOf(bits);
  return (
    <svg className={styles.seal} viewBox={`0 0 ${sealSide} ${sealSide}`} role="img" aria-label={label}>
      <path className={styles.hair} d={hair} />
      <circle className={styles.ground} cx="160" cy="160" r="60" />
      <path className={styles.fine} d={fine} />
      <path className={styles.centre} d={centre} />
      <path className={styles.mark} transform="translate(124 124) scale(1.5)" d={mark} />
    </svg>
  );
};
