import { isSigner, signerId } from '#domain/merchant/signers.ts';
import { classes } from './classes.ts';
import styles from './signature.module.css';

type SignatureProps = { of: string | undefined; className?: string | undefined };

/** The drawn signature of an expert, decorative, because the name is beside it; nothing for anybody else. */
export const Signature = ({ of: name, className }: SignatureProps) =>
  name !== undefined && isSigner(name) ? (
    <svg className={classes(styles.signature, className)} viewBox="0 0 216 84" aria-hidden="true">
      <use href={`/drawings/signatures.svg#${signerId(name)}`} />
    </svg>
  ) : null;
