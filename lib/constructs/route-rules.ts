/** Whom a route without the authorizer is open to, and why that is right. */
export const openTo = {
  anyone: 'Visitors have no account here, or none yet: limits per mailbox and per network hold them.',
  link: 'The token of a mailed link is the permission: the function compares its hash.',
  /** Owner or claim; of an order also its number with its e-mail. */
  several: 'Several kinds of caller: the function verifies a bearer that is sent, or the claim, by itself.',
  facts: 'It tells everybody the same public facts, and writes nothing.',
  stripe: 'Stripe calls it: the function verifies the signature over the raw body.',
} as const satisfies Record<string, string>;
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
