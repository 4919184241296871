import { isSigner, signerId } from '#domain/merchant/signers.ts';
import { signatureOf } from '#domain/texts/signature.ts';
import { classes } from './classes.ts';
import styles from './signature.module.css';

/** The end of a letter: the drawn signature in place of the name, or the name of somebody without one. */
export const LetterSignature = ({ of: name, className }: { of: string; className?: string | undefined }) =>
  isSigner(name) ? (
    <svg
      className={classes(styles.signature, styles.letter, className)}
      viewBox="0 0 216 84"
      role="img"
      aria-label={signatureOf(name)}
    >
      <use href={`/drawings/signatures.svg#${signerId(name)}`} />
    </svg>
  ) : (
    <em>{name}</em>
  );
