import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Link, type LinkProps } from './link.tsx';

type Look = {
  variant?: 'solid' | 'line';
  /** 44, 50 (default) or 56 px high. */
  size?: 'small' | 'order';
};

const look = ({ variant = 'solid', size }: Look, className?: string): string =>
  classes(
    styles.button,
    variant === 'line' && styles.line,
    size === 'small' && styles.small,
    size === 'order' && styles.order,
    className,
  );

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean | undefined };

const swallow = (event: MouseEvent) => event.preventDefault();

/**
 * A busy button keeps its focus and its width and ignores clicks; `aria-disabled` only looks disabled. Pressing a
 * submit button does not blur the field before the click, because an error that appears above would move the button
 * away from the pointer.
 */
export const Button = ({
  variant,
  size,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={look({ variant, size }, className)}
    onMouseDown={rest.type === 'submit' ? swallow : undefined}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? swallow : onClick}
  >
    {children}
  </button>
);

export const ButtonLink = ({ variant, size, className, ...rest }: Look & LinkProps) => (
  <Link {...rest} className={look({ variant, size }, className)} />
);

/** A link styled as an action, underlined in the accent of its surroundings. */
export const GoLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classes(styles.go, className)} />
);
