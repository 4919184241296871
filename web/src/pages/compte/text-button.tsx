import type { ComponentProps } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Link, type LinkProps } from '#web/ui/link.tsx';
import styles from './text-button.module.css';

type TextButtonProps = ComponentProps<'button'> & { busy?: boolean | undefined };

/** An action that looks like a link, because a page of outlines has no first thing. A busy one keeps its focus. */
export const TextButton = ({ busy = false, className, onClick, children, ...rest }: TextButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes(styles.act, className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    {children}
  </button>
);

/** A way to another page in the same look. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classes(styles.act, className)} />
);
