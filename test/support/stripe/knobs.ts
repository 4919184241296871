import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.minimum(0));

const webhook = z.strictObject({
  /** Further copies of each delivery, sent at the same moment. */
  duplicate: count,
  /** Milliseconds before a delivery. */
  delay: count,
  /** Sends the events of one change in reverse order. */
  reorder: z.boolean(),
  /** Records events without sending them. */
  drop: z.boolean(),
  /** The same, only for the sessions of these customers' addresses. */
  dropFor: z.array(z.string()),
  /** Signs with another secret. */
  forge: z.boolean(),
  /** Signs with a timestamp one hour old, which the SDK refuses. */
  old: z.boolean(),
  /** Milliseconds before the second try; doubled before each further one. */
  backoff: count,
});

/**
 * The next `times` calls of a path fail: before or after their effect with a stored 500, with a lost answer, or cut
 * without effect, as if Stripe were down.
 */
export const failureSchema = z.strictObject({
  method: z.optional(z.enum(['GET', 'POST'])),
  /** A segment `*` matches any one segment, such as a session id. */
  path: z.string(),
  /** Only calls whose decoded body contains this, such as a customer's address. */
  body: z.optional(z.string()),
  times: count,
  when: z.enum(['before', 'after', 'lost', 'cut']),
});

const api = z.strictObject({
  failures: z.array(failureSchema),
  /** Milliseconds of each call while its idempotency key is in use. */
  delay: count,
  /** Cuts connections without an answer. */
  down: z.boolean(),
});

/** Body of POST /_knobs; `reset` first restores all defaults. */
export const knobChange = z.strictObject({
  reset: z.optional(z.boolean()),
  webhook: z.optional(z.partial(webhook)),
  api: z.optional(z.partial(api)),
});
export type KnobChange = z.infer<typeof knobChange>;
type KnobSettings = { webhook: z.infer<typeof webhook>; api: z.infer<typeof api> };
export type Failure = z.infer<typeof failureSchema>;

export type Knobs = {
  current(): Readonly<KnobSettings>;
  set(change: KnobChange): void;
  reset(): void;
  /** The failure of this call, counted down. */
  takeFailure(call: { method: string; path: string; body: string }): Failure['when'] | undefined;
  /** Adds a failure to those of other tests. */
  addFailure(failure: Failure): void;
  /** Adds a customer whose events are not sent. */
  addDrop(email: string): void;
};

const initial = (): KnobSettings => ({
  webhook: {
    duplicate: 0,
    delay: 0,
    reorder: false,
    drop: false,
    dropFor: [],
    forge: false,
    old: false,
    backoff: 500,
  },
  api: { failures: [], delay: 0, down: false },
});

const matches = (failure: Failure, call: { method: string; path: string; body: string }): boolean => {
  const { method, path, body } = call;
  const wanted = failure.path.split('/');
  const segments = path.split('/');
  const samePath =
    wanted.length === segments.length && wanted.every((part, at) => part === '*' || part === segments[at]);
  const sameBody = failure.body === undefined || decodeURIComponent(body).includes(failure.body);
  return failure.times > 0 && samePath && sameBody && (failure.method ?? method) === method;
};

export const createKnobs = (): Knobs => {
  let settings = initial();
  return {
    current: () => settings,
    set: ({ reset, webhook: webhookChange, api: apiChange }) => {
      const from = reset ? initial() : settings;
      settings = {
        webhook: { ...from.webhook, ...webhookChange },
        api: { ...from.api, ...structuredClone(apiChange) },
      };
    },
    reset: () => {
      settings = initial();
    },
    takeFailure: (call) => {
      const failure = settings.api.failures.find((candidate) => matches(candidate, call));
      if (failure) failure.times -= 1;
      return failure?.when;
    },
    addFailure: (failure) => {
      settings.api.failures.push({ ...failure });
    },
    addDrop: (email) => {
      settings.webhook.dropFor.push(email);
    },
  };
};
