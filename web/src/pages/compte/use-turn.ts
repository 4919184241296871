import { type FocusEvent, useState } from 'react';
import styles from './profile.module.css';

/** Whose turn it is among the open forms of a page: one of them has the solid button. */
export type Turn = {
  readonly look: (id: string) => string | undefined;
  readonly of: (id: string) => { readonly onFocus: (event: FocusEvent) => void };
};

/** The form that had the focus last; when it closes, the one before it. */
export const useTurn = (): Turn => {
  const [open, setOpen] = useState<readonly string[]>([]);
  return {
    look: (id) => (open.length === 0 || open.at(-1) === id ? undefined : styles.quiet),
    of: (id) => ({
      onFocus: ({ currentTarget }) => {
        const isOpen = currentTarget.querySelector('form') !== null;
        setOpen((before) => [...before.filter((other) => other !== id), ...(isOpen ? [id] : [])]);
      },
    }),
  };
};
