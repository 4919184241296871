import type { Discipline } from '#domain/catalogue.ts';
import { classes } from './classes.ts';
import styles from './signature.module.css';

/** The drawn signature of a discipline's expert, decorative, because the name is beside it. */
export const Signature = ({
  discipline,
  className,
}: {
  discipline: Discipline;
  className?: string | undefined;
}) => (
  <svg className={classes(styles.signature, className)} viewBox="0 0 216 84" aria-hidden="true">
    <use href={`/drawings/signatures.svg#${discipline}`} />
  </svg>
);
