import type { Call } from './calls.ts';

/**
 * The fault of one call. `fail` and `throttle`: an error without effect that clients repeat. `refuse`: an error without
 * effect that nobody repeats. `lose`: the effect happens and the connection is cut. `crash`: the effect happens and the
 * caller gets an error that nobody repeats, as if it had crashed. `delay`: the answer is late.
 */
export const faultKinds = ['fail', 'throttle', 'refuse', 'lose', 'crash', 'delay'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Applies to the `nth` call of a kind, counted from 1. */
export type Fault = { readonly kind: FaultKind; readonly call: string; readonly nth: number };

export const hasEffect = (kind: FaultKind): boolean =>
  kind === 'lose' || kind === 'crash' || kind === 'delay';

/** Longer than the shop waits for Stripe, and a long time between two writes. */
export const delayOf = ({ protocol }: Call): number => (protocol === 'stripe' ? 3200 : 700);

export type ErrorAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
type ErrorKind = Extract<FaultKind, 'fail' | 'throttle' | 'refuse' | 'crash'>;

const awsErrors = {
  fail: { status: 500, code: 'InternalServerError' },
  throttle: { status: 400, code: 'ThrottlingException' },
  refuse: { status: 400, code: 'AccessDeniedException' },
  crash: { status: 400, code: 'AccessDeniedException' },
} as const;

const stripeErrors = {
  fail: { status: 500, type: 'api_error' },
  throttle: { status: 429, type: 'invalid_request_error' },
  refuse: { status: 403, type: 'invalid_request_error' },
  crash: { status: 403, type: 'invalid_request_error' },
} as const;

const message = 'a fault of the proxy';
const json = (status: number, body: unknown): ErrorAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The error of a service, in the form that its client parses. */
export const errorAnswer = ({ protocol }: Call, kind: ErrorKind): ErrorAnswer => {
  if (protocol === 'stripe') {
    const { status, type } = stripeErrors[kind];
    return json(status, { error: { type, message } });
  }
  const { status, code } = awsErrors[kind];
  if (protocol !== 'query' && protocol !== 's3') return json(status, { __type: code, message });
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>`;
  if (protocol === 's3') return { status, headers: { 'content-type': 'application/xml' }, body: error };
  const body = `<ErrorResponse>${error}<RequestId>proxy</RequestId></ErrorResponse>`;
  return { status, headers: { 'content-type': 'text/xml' }, body };
};
