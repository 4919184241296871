import type { ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  label: ReactNode;
  /** What stands beside it while it is on and off: its state is never told by its look alone. */
  words: { readonly on: string; readonly off: string };
  checked: boolean;
  /** A busy switch keeps its focus and ignores presses. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
};

/** For a choice that counts at once, without a form. */
export const Switch = ({ label, words, checked, busy = false, onChange }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className={`stack ${styles.switch}`}
    aria-checked={checked}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : () => onChange(!checked)}
  >
    <span className={styles.track} aria-hidden="true" />
    <span>{label}</span>
    <span className={styles.word} aria-hidden="true">
      {checked ? words.on : words.off}
    </span>
  </button>
);
