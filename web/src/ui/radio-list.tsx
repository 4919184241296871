import { Fragment, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FieldError, fieldId } from './field-error.tsx';
import styles from './radio-list.module.css';
import { requiredMark } from './required.tsx';

export type RadioOption = {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Beside the label, part of the option. */
  readonly aside?: ReactNode;
  /** Below an option while it is chosen: its additional fields. */
  readonly more?: ReactNode;
};

type RadioListProps = {
  legend: string;
  options: readonly RadioOption[];
  /** Undefined until something is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Gives the first one the id `field-<name>`, the target of error summaries. */
  name?: string;
  required?: boolean;
  /** Lines between the options, and labels in a stronger style than the hints. */
  lined?: boolean;
};

/** A radio group, one option per line. */
export const RadioList = ({
  legend,
  options,
  value,
  onChange,
  error,
  name,
  required = false,
  lined = false,
}: RadioListProps) => {
  const id = useId();
  return (
    <fieldset
      className={classes(styles.list, lined && styles.lined)}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={required ? requiredMark : undefined}>{legend}</legend>
      {options.map((option, at) => (
        <Fragment key={option.value}>
          <label>
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
            {option.aside}
          </label>
          {option.value === value && option.more}
        </Fragment>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};
