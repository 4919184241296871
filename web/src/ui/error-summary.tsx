import { type ReactNode, useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { fieldId } from './field-error.tsx';

type Line = {
  /** The name of the Field or Check that the line links to; absent when the whole form was refused. */
  readonly field?: string;
  readonly message: string;
};

type ErrorSummaryProps = {
  title: string;
  errors: readonly Line[];
  /** Each new value moves the focus here again: the count of submissions. */
  attempt?: number;
  /** The advice, when the lines do not contain it. */
  children?: ReactNode;
};

export const focusField = (name: string) => document.getElementById(fieldId(name))?.focus();

/** A link that moves the focus to a field. */
export const FieldLink = ({ field, message }: { field: string; message: string }) => (
  <a
    href={`#${fieldId(field)}`}
    onClick={(event) => {
      event.preventDefault();
      focusField(field);
    }}
  >
    {message}
  </a>
);

/** The errors of a refused form, each with a link to its field. */
export const ErrorSummary = ({ title, errors, attempt = 0, children }: ErrorSummaryProps) => {
  const box = useRef<HTMLElement>(null);
  const isEmpty = errors.length === 0;
  useEffect(() => {
    if (!isEmpty) box.current?.focus();
  }, [isEmpty, attempt]);
  if (isEmpty) return null;
  return (
    <section className={styles.summary} ref={box} tabIndex={-1} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field ?? message}>
            {field === undefined ? message : <FieldLink field={field} message={message} />}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
};
