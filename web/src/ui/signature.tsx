import { isSigner, signerId } from '#domain/merchant/signers.ts';
import { signatureOf } from '#domain/texts/signature.ts';
import { classes } from './classes.ts';
import styles from './signature.module.css';

type SignatureProps = { of: string | undefined; className?: string | undefined };

const Drawing = ({ of }: { of: string }) => <use href={`/drawings/signatures.svg#${signerId(of)}`} />;

/** The drawn signature of an expert, decorative, because the name is beside it; nothing for anybody else. */
export const Signature = ({ of: name, className }: SignatureProps) =>
  name !== undefined && isSigner(name) ? (
    <svg className={classes(styles.signature, className)} viewBox="0 0 216 84" aria-hidden="true">
      <Drawing of={name} />
    </svg>
  ) : null;

/** The end of a letter: the drawn signature in place of the name, or the name of somebody without one. */
export const LetterSignature = ({ of: name, className }: { of: string; className?: string | undefined }) =>
  isSigner(name) ? (
    <svg
      className={classes(styles.signature, styles.letter, className)}
      viewBox="0 0 216 84"
      role="img"
      aria-label={signatureOf(name)}
    >
      <Drawing of={name} />
    </svg>
  ) : (
    <em>{name}</em>
  );
