import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { fieldId } from './field.tsx';

type ErrorSummaryProps = {
  title: string;
  /** `field` is the name of a Field or Check. */
  errors: readonly { field: string; message: string }[];
  /** Each new value takes the focus again: count the submissions. */
  attempt?: number;
};

const focusField = (name: string) => document.getElementById(fieldId(name))?.focus();

/** What a refused form must correct, each line leading to its field. */
export const ErrorSummary = ({ title, errors, attempt = 0 }: ErrorSummaryProps) => {
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
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
