import { isSigner } from '#domain/merchant/signers.ts';
import { signatureOf } from '#domain/texts/signature.ts';
import { classes } from './classes.ts';
import styles from './signature.module.css';
import { SignatureDrawing } from './signature.tsx';

/** The end of a letter: the drawn signature in place of the name, or the name of somebody without one. */
export const LetterSignature = ({ of: name, className }: { of: string; className?: string | undefined }) =>
  isSigner(name) ? (
    <SignatureDrawing of={name} className={classes(styles.letter, className)} label={signatureOf(name)} />
  ) : (
    <em>{name}</em>
  );
