import styles from './segment.module.css';

type SegmentProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of a few as toggle buttons. */
export const Segment = <Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) => (
  <fieldset className={styles.segment} aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
