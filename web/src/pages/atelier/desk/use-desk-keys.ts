import { useEffect, useRef } from 'react';

/** F6 goes round these places. */
const places = ['plan', 'text', 'side', 'state'] as const;
type Place = (typeof places)[number];

const placeOf = (element: Element | null): Place | undefined => {
  const name = element?.closest('[data-place]')?.getAttribute('data-place');
  return places.find((place) => place === name);
};

const focusPlace = (place: Place): void => {
  const area = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const target = place === 'text' ? area?.querySelector<HTMLElement>('[role="textbox"]') : area;
  target?.focus();
};

const next = (from: Place | undefined, step: 1 | -1): Place => {
  const at = from === undefined ? 0 : places.indexOf(from);
  return places[(at + step + places.length) % places.length] ?? 'text';
};

type DeskKeys = {
  /** Alt+↑ and Alt+↓. */
  readonly onSection: (step: 1 | -1) => void;
  /** Ctrl+Alt+1: the title of the section. */
  readonly onTitle: () => void;
  /** Esc leaves a sheet. */
  readonly onEscape: () => void;
};

const isInDesk = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-desk]') !== null;

const press = (event: KeyboardEvent, keys: DeskKeys): boolean => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const here = placeOf(target instanceof Element ? target : null);
  if (key === 'F6') focusPlace(next(here, shiftKey ? -1 : 1));
  else if (altKey && !ctrlKey && (key === 'ArrowUp' || key === 'ArrowDown'))
    keys.onSection(key === 'ArrowDown' ? 1 : -1);
  else if (altKey && (ctrlKey || metaKey) && event.code === 'Digit1') keys.onTitle();
  else if (key === 'Escape' && here !== 'text') {
    keys.onEscape();
    focusPlace('text');
  } else return false;
  return true;
};

/** The keys of the desk around its text; dialogs keep theirs. */
export const useDeskKeys = (keys: DeskKeys): void => {
  const last = useRef(keys);
  useEffect(() => {
    last.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isInDesk(event) || document.querySelector('dialog:modal')) return;
      if (press(event, last.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
