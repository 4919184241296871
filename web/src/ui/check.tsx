import { type ReactNode, useId } from 'react';
import styles from './check.module.css';
import { FieldError, fieldId } from './field-error.tsx';
import { requiredMark } from './required.tsx';

type CheckProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  /** Makes the id `field-<name>`, the target of error summaries. */
  name?: string;
  required?: boolean;
};

export const Check = ({ label, checked, onChange, error, name, required = false }: CheckProps) => {
  const ownId = useId();
  const id = name === undefined ? ownId : fieldId(name);
  return (
    <div className={styles.check}>
      <label htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          required={required}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span className={required ? requiredMark : undefined}>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
