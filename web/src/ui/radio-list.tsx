import { useId } from 'react';
import { FieldError, fieldId } from './field-error.tsx';
import styles from './radio-list.module.css';
import { requiredMark } from './required.tsx';

type RadioListProps = {
  legend: string;
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  /** Undefined until something is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Makes the first one's id `field-<name>`, which an error summary links to. */
  name?: string;
  required?: boolean;
};

/** One of several, each on its own line. */
export const RadioList = ({
  legend,
  options,
  value,
  onChange,
  error,
  name,
  required = false,
}: RadioListProps) => {
  const id = useId();
  return (
    <fieldset className={styles.list} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={required ? requiredMark : undefined}>{legend}</legend>
      {options.map((option, at) => (
        <label key={option.value}>
          <input
            type="radio"
            id={name !== undefined && at === 0 ? fieldId(name) : undefined}
            name={id}
            required={required}
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
