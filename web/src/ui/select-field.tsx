import type { ReactNode } from 'react';
import { describedBy, type FieldProps, Frame } from './field.tsx';
import { fieldId } from './field-error.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = Pick<FieldProps, 'label' | 'name' | 'value' | 'error' | 'required' | 'onChange'> & {
  /** Options, in groups or not. */
  children: ReactNode;
};

/** A list of which one entry is chosen. */
export const SelectField = ({ children, onChange, ...props }: SelectFieldProps) => {
  const { name, value, error, required } = props;
  return (
    <Frame {...props}>
      <select
        className={styles.select}
        id={fieldId(name)}
        name={name}
        value={value}
        required={required}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(props)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
    </Frame>
  );
};
