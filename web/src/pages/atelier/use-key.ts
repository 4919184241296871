import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Calls `act` when the key is pressed on the page; not in an open dialog, and a character not while somebody types. */
export const useKey = (key: string, act: () => void, isWanted = true) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isWanted) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isOther = event.key !== key || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      if (key.length === 1 && isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, isWanted]);
};
