import { useEffect } from 'react';

type Keys = {
  readonly onBefore: () => void;
  readonly onAfter: () => void;
  readonly onContents: () => void;
  /** The letter can be switched off. */
  readonly hasLetter: boolean;
};

/** What moves or takes keys by itself: fields, dialogs, and regions that scroll sideways. */
const own = 'input, textarea, select, dialog, [contenteditable], section[tabindex]';

const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  (event.target instanceof Element && event.target.closest(own) !== null);

/** ← and → between chapters, S for the contents. */
export const useKeys = ({ onBefore, onAfter, onContents, hasLetter }: Keys): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      if (event.key === 'ArrowLeft') onBefore();
      else if (event.key === 'ArrowRight') onAfter();
      else if (hasLetter && event.key.toLowerCase() === 's') onContents();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
};
