/** A sign-in that waits for a code; its module is small because every page loads it. */
export type CodeQuestion = {
  /** Rejects with `ApiError` or `TimeoutError` when another code may be tried. */
  readonly answer: (code: string) => Promise<void>;
  readonly cancel: () => void;
};

let asked: CodeQuestion | undefined;
const listeners = new Set<() => void>();

export const openQuestion = (): CodeQuestion | undefined => asked;

/** The open question; undefined when there is none. */
export const ask = (question: CodeQuestion | undefined): void => {
  asked = question;
  for (const listener of listeners) listener();
};

export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
