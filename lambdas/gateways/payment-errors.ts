/** Stripe answered with an internal error and stores that answer for this idempotency key. */
export class StripeStoredFailure extends Error {
  constructor() {
    super('Stripe failed and stores that answer for this key');
    this.name = 'StripeStoredFailure';
  }
}

/** Stripe could not be reached or refused for another reason. */
export class StripeUnavailable extends Error {
  readonly code: string;
  constructor(code: string) {
    super('Stripe is unavailable');
    this.name = 'StripeUnavailable';
    this.code = code;
  }
}

/** Stripe refuses the request: repeating it changes nothing. */
export class StripeRefused extends Error {
  constructor(code: string) {
    super(code);
    this.name = 'StripeRefused';
  }
}
