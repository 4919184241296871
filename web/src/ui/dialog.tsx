import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  /** Also called for Esc. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
};

/** A native modal dialog: the browser traps the focus, closes on Esc and returns the focus. */
export const Dialog = ({ open, onClose, title, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) {
      element.showModal();
      // The browser gives the focus to the first field or button; one below the window would hide where the dialog begins.
      if (element.scrollTop > 0 && heading.current) {
        // A title that can always have the focus would get it before the first field of every dialog.
        heading.current.tabIndex = -1;
        heading.current.focus();
        element.scrollTop = 0;
      }
    }
    if (!open) element?.close();
  }, [open]);
  // When it unmounts it closes first, so that the focus and the messages inside it (toast.tsx) return.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (!element?.open) return;
      element.close();
      element.dispatchEvent(new Event('toggle'));
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, 'night')}
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
    >
      {open && (
        <>
          <h2 ref={heading} id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
};
