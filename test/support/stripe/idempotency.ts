import { type Desk, nowInSeconds } from './desk.ts';
import { StripeFault } from './faults.ts';

export type Reply = { readonly status: number; readonly body: string };
export type KeyedCall = {
  readonly key: string;
  readonly endpoint: string;
  /** The request's body as sent. */
  readonly parameters: string;
  readonly request: string;
};
export type KeyedReply = Reply & { readonly replayed: string | undefined };

const dayInSeconds = 86_400;
const sorted = (parameters: string): string => {
  const pairs = new URLSearchParams(parameters);
  pairs.sort();
  return pairs.toString();
};

const reused = (message: string, key: string): StripeFault =>
  new StripeFault(
    400,
    `Keys for idempotent requests can only be used ${message} Try using a key other than '${key}' if you meant to execute a different request.`,
    {
      type: 'idempotency_error',
    },
  );

/**
 * Runs a call with its idempotency key like Stripe: the first answer is stored for 24 hours, even a 500. The same key
 * is refused with other parameters (400) or while the first call runs (409). Refused parameters are not stored.
 */
export const withKey = async (
  desk: Desk,
  call: KeyedCall,
  run: () => Promise<Reply>,
): Promise<KeyedReply> => {
  const { key, endpoint, request } = call;
  const parameters = sorted(call.parameters);
  const created = nowInSeconds(desk);
  const { state } = desk;
  state.idempotent_answers = state.idempotent_answers.filter(
    (answer) => answer.created > created - dayInSeconds,
  );
  const known = state.idempotent_answers.find((answer) => answer.key === key);
  if (known && known.endpoint !== endpoint) {
    throw reused(
      `for the same endpoint they were first used for ('${known.endpoint}' vs '${endpoint}').`,
      key,
    );
  }
  if (known && known.parameters !== parameters)
    throw reused('with the same parameters they were first used with.', key);
  if (known) return { status: known.status, body: known.body, replayed: known.request };
  const busy = desk.keysInUse;
  if (busy.has(key)) {
    throw new StripeFault(
      409,
      `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        headers: { 'stripe-should-retry': 'true' },
      },
    );
  }
  busy.add(key);
  try {
    const reply = await run();
    state.idempotent_answers.push({ key, endpoint, parameters, created, request, ...reply });
    return { ...reply, replayed: undefined };
  } finally {
    busy.delete(key);
  }
};
