import { validationTexts } from '#domain/texts/validation.ts';
import { networkTexts } from '#web/texts/network.ts';

/** A refusal of the API or of sign-in: `message` is French and may be shown; `status` 0 means that there was no answer. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

/** The time limit of a call passed; whether the server acted is unknown. */
export class TimeoutError extends Error {
  constructor() {
    super(networkTexts.timeout);
    this.name = 'TimeoutError';
  }
}

export const offlineError = () => new ApiError('offline', networkTexts.offline, 0);

/** The server refuses common passwords with this code, because their list is not in the browser. */
export const isCommonPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.message === validationTexts.passwordCommon;

/** A refusal of the link itself: it is unknown, used, replaced or expired, and trying again does not help. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'link_invalid';

/** The French message of an error; `fallback` for errors without one. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError || error instanceof TimeoutError ? error.message : fallback;
