/**
 * The attempt of a payment, of a withdrawal, of a refund: the server does one thing for it, and answers the same to
 * the same content, so a repeated try is harmless; other content needs another attempt.
 */
export type Attempt = {
  readonly id: string;
  /** What was sent with it, when a try was made. */
  readonly tried?: string | undefined;
};

export const newAttempt = (newId: () => string): Attempt => ({ id: newId() });

/** The attempt to send `content` with. */
export const attemptFor = (current: Attempt, content: string, newId: () => string): Attempt =>
  current.tried === undefined || current.tried === content
    ? { id: current.id, tried: content }
    : { id: newId(), tried: content };
