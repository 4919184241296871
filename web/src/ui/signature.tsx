import { isSigner, signerId } from '#domain/merchant/signers.ts';
import { classes } from './classes.ts';
import styles from './signature.module.css';

type DrawingProps = { of: string; className?: string | undefined; label?: string };

/** The drawing of a signature: decoration, unless it has a label. */
export const SignatureDrawing = ({ of: name, className, label }: DrawingProps) => (
  <svg
    className={classes(styles.signature, className)}
    viewBox="0 0 216 84"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined ? 'true' : undefined}
  >
    <use href={`/drawings/signatures.svg#${signerId(name)}`} />
  </svg>
);

type SignatureProps = { of: string | undefined; className?: string | undefined };

/** The drawn signature of an expert, decorative, because the name is beside it; nothing for anybody else. */
export const Signature = ({ of: name, className }: SignatureProps) =>
  name !== undefined && isSigner(name) ? <SignatureDrawing of={name} className={className} /> : null;
