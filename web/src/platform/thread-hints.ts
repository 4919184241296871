import type { ThreadHint } from './live-socket.ts';

/** Hints about threads from the one live channel of a page to its parts that show them. */
const listeners = new Set<(about: ThreadHint | undefined) => void>();

/** Undefined: hints may have been missed. */
export const tellThread = (about: ThreadHint | undefined): void => {
  for (const tell of listeners) tell(about);
};

/** Tells of what was written about an order; `isCertain` is false where hints may have been missed. */
export const onThreadOf = (order: string, tell: (isCertain: boolean) => void): (() => void) => {
  const hear = (about: ThreadHint | undefined) => {
    if (about === undefined || about.order_id === order) tell(about !== undefined);
  };
  listeners.add(hear);
  return () => void listeners.delete(hear);
};
