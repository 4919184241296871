import { useId } from 'react';
import { FieldError } from './field.tsx';
import styles from './radio-list.module.css';

type RadioListProps = {
  legend: string;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  /** Undefined until something is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** One of several, each on its own line. */
export const RadioList = ({ legend, options, value, onChange, error }: RadioListProps) => {
  const id = useId();
  return (
    <fieldset className={styles.list} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};
