import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element when `state` changes from one known value to another: what held the focus is gone then. */
export const useFocusOnChange = (state: string | undefined): RefObject<HTMLHeadingElement | null> => {
  const element = useRef<HTMLHeadingElement>(null);
  const previous = useRef<string>(undefined);
  useEffect(() => {
    if (previous.current !== undefined && state !== undefined && previous.current !== state)
      element.current?.focus();
    previous.current = state;
  }, [state]);
  return element;
};
