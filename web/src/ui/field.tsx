import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import { uiTexts } from '#web/texts/ui.ts';
import { classes } from './classes.ts';
import styles from './field.module.css';
import { FieldError, fieldId } from './field-error.tsx';
import { requiredMark } from './required.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'onBlur'
  | 'autoComplete'
  | 'inputMode'
  | 'required'
  | 'readOnly'
  | 'disabled'
  | 'placeholder'
  | 'maxLength'
  | 'spellCheck'
  | 'autoCapitalize'
>;

export type FieldProps = InputProps & {
  label: ReactNode;
  /** Also makes the id `field-<name>`, the target of error summaries. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  /** Spans the whole row of a grid of two columns. */
  wide?: boolean;
};

export const describedBy = ({ name, error, hint }: Pick<FieldProps, 'name' | 'error' | 'hint'>) =>
  classes(hint !== undefined && `${fieldId(name)}-hint`, error !== undefined && `${fieldId(name)}-error`) ||
  undefined;

type FrameProps = Pick<FieldProps, 'label' | 'name' | 'error' | 'hint' | 'wide' | 'required' | 'readOnly'> & {
  children: ReactNode;
};

/** Label, hint and error around any input. */
export const Frame = ({ label, name, error, hint, wide, required, readOnly, children }: FrameProps) => (
  <div className={classes(styles.field, wide && styles.wide, error !== undefined && styles.bad)}>
    <label htmlFor={fieldId(name)} className={required && !readOnly ? requiredMark : undefined}>
      {label}
    </label>
    {children}
    {hint !== undefined && (
      <p className={styles.hint} id={`${fieldId(name)}-hint`}>
        {hint}
      </p>
    )}
    <FieldError id={`${fieldId(name)}-error`} error={error} />
  </div>
);

const Input = ({ label, name, value, onChange, error, hint, wide, ...rest }: FieldProps) => (
  <input
    {...rest}
    id={fieldId(name)}
    name={name}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    aria-invalid={error !== undefined || undefined}
    aria-describedby={describedBy({ name, error, hint })}
  />
);

/** A text field with its label above, hint and error below. Forms use `noValidate`, because the messages are ours. */
export const Field = memo((props: FieldProps) => (
  <Frame {...props}>
    <Input type="text" {...props} />
  </Frame>
));

type AreaProps = Pick<
  FieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'error' | 'hint' | 'wide' | 'required'
> & { rows?: number; onBlur?: () => void };

/** A text field of several lines. */
export const AreaField = (props: AreaProps) => {
  const { name, value, rows = 8, onChange, onBlur, error, required } = props;
  return (
    <Frame {...props}>
      <textarea
        rows={rows}
        id={fieldId(name)}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        required={required}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(props)}
      />
    </Frame>
  );
};

/** A password that can be shown: «Afficher / Masquer». */
export const PasswordField = memo((props: Omit<FieldProps, 'type'>) => {
  const [isShown, setShown] = useState(false);
  return (
    <Frame {...props}>
      <div className={styles.password}>
        <Input spellCheck={false} autoCapitalize="none" {...props} type={isShown ? 'text' : 'password'} />
        <button type="button" aria-controls={fieldId(props.name)} onClick={() => setShown(!isShown)}>
          <span>{isShown ? uiTexts.hide : uiTexts.show}</span>
          <span className="sr"> {props.label}</span>
        </button>
      </div>
    </Frame>
  );
});
