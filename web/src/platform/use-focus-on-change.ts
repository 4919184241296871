import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/**
 * A ref for the title of a view. The title takes the focus when `state` changes from one known value to another,
 * because the focused element is gone then, and when it replaces a title that had the focus.
 */
export const useFocusOnChange = (state: string | undefined): RefCallback<HTMLHeadingElement> => {
  const title = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const previous = useRef<string>(undefined);
  useEffect(() => {
    if (previous.current !== undefined && state !== undefined && previous.current !== state)
      title.current?.focus();
    previous.current = state;
  }, [state]);
  return useCallback((element: HTMLHeadingElement) => {
    title.current = element;
    if (hadFocus.current && document.activeElement === document.body) element.focus();
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
};
