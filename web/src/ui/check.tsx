import { type ReactNode, useId } from 'react';
import styles from './check.module.css';
import { FieldError, fieldId } from './field.tsx';

type CheckProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  /** Makes the id `field-<name>`, which an error summary links to. */
  name?: string;
};

export const Check = ({ label, checked, onChange, error, name }: CheckProps) => {
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
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
