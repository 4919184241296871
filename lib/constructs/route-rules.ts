/** The callers of a route without the authorizer, and the reason why that is safe. */
export const openTo = {
  anyone: 'Visitors have no account here, or none yet: limits per mailbox and per network hold them.',
  link: 'The token of a mailed link is the permission: the function compares its hash.',
  /** Customer or claim; for an order also its number with its e-mail address. */
  several: 'Several kinds of caller: the function verifies a bearer that is sent, or the claim, by itself.',
  facts: 'It tells everybody the same public facts, and writes nothing.',
  stripe: 'Stripe calls it: the function verifies the signature over the raw body.',
} as const satisfies Record<string, string>;
export type OpenTo = keyof typeof openTo;

/**
 * One line per call, including refusals of authorizer and rate limit that no function sees. No IP address, no user
 * agent, no id of a path.
 */
export const accessLine = JSON.stringify({
  at: '$context.requestTimeEpoch',
  request: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  ms: '$context.responseLatency',
  integration_ms: '$context.integrationLatency',
  /** Lambda's status of the call: 200, 429, or «-» when it was not called. */
  lambda: '$context.integration.integrationStatus',
  refused: '$context.error.responseType',
});

/**
 * Lines of calls that the rate limits refused or that Lambda throttled; a 429 of a function's own limits does not
 * match.
 */
export const throttledLine = '{ ($.lambda = "429") || (($.status = "429") && ($.lambda = "-")) }';

/** Lines of calls that somebody refused: the function for a wrong secret of the CDN, the authorizer, or the API itself. */
export const refusedLine = '{ $.status = "403" }';
