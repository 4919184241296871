/**
 * Calls a second and at once. What is not named has the narrowest: forms that write, mail or search, by anybody.
 * A million orders a month are four calls a second at their busiest.
 */
export const rates = {
  form: { perSecond: 10, burst: 20 },
  /** What customers and experts do on the way, each several times. */
  shop: { perSecond: 50, burst: 100 },
  /** Stripe sends its events in waves, and repeats for days what is refused. */
  webhook: { perSecond: 100, burst: 200 },
  sockets: { perSecond: 100, burst: 200 },
} as const;
export type Rate = keyof typeof rates;

/** Whom a route without the authorizer is open to: why that is right, and its rate. */
export const openTo = {
  anyone: {
    reason: 'Visitors have no account here, or none yet: limits per address and per network hold them.',
    rate: 'form',
  },
  link: {
    reason: 'The token of a mailed link is the permission: the function compares its hash.',
    rate: 'form',
  },
  /** Owner or claim; of an order also its number with its e-mail. */
  several: {
    reason: 'Several kinds of caller: the function verifies a bearer that is sent, or the claim, by itself.',
    rate: 'shop',
  },
  facts: { reason: 'It tells everybody the same public facts, and writes nothing.', rate: 'shop' },
  stripe: {
    reason: 'Stripe calls it: the function verifies the signature over the raw body.',
    rate: 'webhook',
  },
} as const satisfies Record<string, { readonly reason: string; readonly rate: Rate }>;
export type OpenTo = keyof typeof openTo;

/** A line per call, with what no function sees: refusals of authorizer and rate. No address, no agent, no id of a path. */
export const accessLine = JSON.stringify({
  at: '$context.requestTimeEpoch',
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  integration_ms: '$context.integrationLatency',
  /** What Lambda said to the call itself: 200, 429, or «-» when it was never asked. */
  lambda: '$context.integration.integrationStatus',
  refused: '$context.error.responseType',
});

/** Lines of calls that the rates refused, or that Lambda throttled; a 429 of our own limits is an answer of a function. */
export const throttledLine = '{ ($.lambda = "429") || (($.status = "429") && ($.lambda = "-")) }';
