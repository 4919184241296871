import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classes } from './classes.ts';

type BadgeProps = {
  /** `accent` uses the accent colour of its surroundings. */
  tone: 'accent' | 'gilt' | 'ok' | 'error' | 'neutral';
  /** The fill of the dot shows the state. */
  fill?: 'empty' | 'half' | 'full';
  children: ReactNode;
};

export const Badge = ({ tone, fill, children }: BadgeProps) => (
  <span className={classes(styles.badge, styles[tone], fill && styles[fill])}>{children}</span>
);
