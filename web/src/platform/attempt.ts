/**
 * The idempotency key of a payment, a withdrawal or a refund: with the same content the server acts once and repeats
 * its answer, so a retry is harmless; other content needs a new key.
 */
export type Attempt = {
  readonly id: string;
  /** The content of the last try. */
  readonly tried?: string | undefined;
};

export const newAttempt = (newId: () => string): Attempt => ({ id: newId() });

/** The attempt to use for `content`. */
export const attemptFor = (current: Attempt, content: string, newId: () => string): Attempt =>
  current.tried === undefined || current.tried === content
    ? { id: current.id, tried: content }
    : { id: newId(), tried: content };
