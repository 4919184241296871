import { describedBy, Frame } from '#web/ui/field.tsx';
import { fieldId } from '#web/ui/field-error.tsx';
import styles from './mes-donnees.module.css';

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  /** What is chosen while the value is empty. */
  empty: string;
  options: readonly { readonly value: string; readonly label: string }[];
  error?: string | undefined;
  required?: boolean;
  onChange: (value: string) => void;
};

/** A list of which one entry is chosen. */
export const Choice = (props: ChoiceProps) => {
  const { name, value, empty, options, error, required, onChange } = props;
  return (
    <Frame {...props}>
      <select
        className={styles.choice}
        id={fieldId(name)}
        name={name}
        value={value}
        required={required}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(props)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
};
