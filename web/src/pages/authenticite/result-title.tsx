import { type ReactNode, useEffect, useRef } from 'react';

/** The heading takes the focus, so that the result is read at once. */
export const ResultTitle = ({ children }: { children: ReactNode }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
};
