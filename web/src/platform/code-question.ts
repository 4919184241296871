/** A sign-in that waits for a code, in a module so small that every page may hold it. */
export type CodeQuestion = {
  /** Rejects with `ApiError` or `TimeoutError` when another code may be tried. */
  readonly answer: (code: string) => Promise<void>;
  readonly cancel: () => void;
};

let asked: CodeQuestion | undefined;
const listeners = new Set<() => void>();

export const openQuestion = (): CodeQuestion | undefined => asked;

/** Undefined when it is answered. */
export const ask = (question: CodeQuestion | undefined): void => {
  asked = question;
  for (const listener of listeners) listener();
};

export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
