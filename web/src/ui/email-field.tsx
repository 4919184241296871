import { useEffect, useState } from 'react';
import { emailFault, likelyEmail } from '#domain/email-slips.ts';
import { emailTexts as texts } from '#web/texts/email.ts';
import { classes } from './classes.ts';
import styles from './email-field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { fieldId } from './field-error.tsx';

/** The suggested address and a button that writes it; the field then has the focus. */
const Question = ({ meant, onYes }: { meant: string; onYes: () => void }) => (
  <p className={styles.question}>
    {texts.didYouMean}{' '}
    <button type="button" onClick={onYes}>
      {meant}
    </button>
  </p>
);

/** The error, and how to mend the address when that can be said. */
const mended = (error: string | undefined, value: string): string | undefined => {
  const fault = error === undefined ? undefined : emailFault(value);
  return fault === undefined ? error : `${error}. ${texts.faults[fault]}`;
};

/** Shown only after the press that left the field, because it would move the pressed element. */
const delay = 250;

/**
 * An e-mail field that suggests a correction on blur when the address looks mistyped; the address changes only on
 * request.
 */
export const EmailField = ({ onBlur, ...props }: Omit<FieldProps, 'type'>) => {
  const { name, value, onChange, readOnly, error, wide = false } = props;
  const [left, setLeft] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(left), delay);
    return () => clearTimeout(timer);
  }, [left]);
  const meant = asked === value && !readOnly ? likelyEmail(value) : undefined;
  return (
    <div className={classes(styles.field, wide && styles.wide)}>
      <Field
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        error={mended(error, value)}
        onBlur={(event) => {
          setLeft(value);
          onBlur?.(event);
        }}
        type="email"
      />
      <div aria-live="polite">
        {meant !== undefined && (
          <Question
            meant={meant}
            onYes={() => {
              onChange(meant);
              document.getElementById(fieldId(name))?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
};
