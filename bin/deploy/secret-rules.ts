import type { parameterNames, StageName } from '#lib/stage.ts';

export type SecretKey = keyof ReturnType<typeof parameterNames>;

/** A secret as the operator knows it; SSM uses the name of its parameter. */
export type Secret = {
  readonly key: SecretKey;
  readonly name: string;
  /** The description in the question. */
  readonly about: string;
  /** An environment variable that may hold the value. */
  readonly variable: string | undefined;
  /** True when two values are valid while the old one is still in use. */
  readonly rotates: boolean;
  /** True when its giver wants an address that only the first deployment makes: «later» takes a provisional value. */
  readonly waits?: true;
};

/** The answer of an operator whose shop has no address yet. */
export const later = 'later';
const provisionalStart = 'whsec_later_';
/** A value that nobody else knows, so that every event is refused until the right one is set. */
export const provisionalOf = (random: string): string => `${provisionalStart}${random}`;
export const isProvisional = (value: string): boolean => value.startsWith(provisionalStart);

export const secrets: readonly Secret[] = [
  {
    key: 'stripeKey',
    name: 'stripe-key',
    about: 'Stripe’s secret or restricted key (sk_… or rk_…)',
    variable: 'STRIPE_SECRET_KEY',
    rotates: false,
  },
  {
    key: 'stripeWebhookSecrets',
    name: 'webhook-secret',
    about: `the signing secret of the webhook’s endpoint at Stripe (whsec_…), or «${later}» while the shop has no address`,
    variable: 'STRIPE_WEBHOOK_SECRET',
    rotates: true,
    waits: true,
  },
  {
    key: 'originSecret',
    name: 'origin-secret',
    about: 'what the CDN shows the APIs (made here)',
    variable: undefined,
    rotates: true,
  },
  {
    key: 'sentenceKey',
    name: 'sentence-key',
    about: 'the key of the hashes of delivered sentences (made here)',
    variable: undefined,
    rotates: false,
  },
];

export const secretNamed = (name: string | undefined): Secret => {
  const secret = secrets.find((one) => one.name === name);
  if (secret) return secret;
  throw new Error(`Which secret? ${secrets.map((one) => one.name).join(', ')}`);
};

const shapes: Readonly<Record<SecretKey, RegExp>> = {
  stripeKey: /^(sk|rk)_(test|live)_\w{10,}$/,
  stripeWebhookSecrets: /^whsec_[\w+/=-]{10,}$/,
  originSecret: /^[\w-]{32,}$/,
  sentenceKey: /^[\w-]{32,}$/,
};

/** Throws when a value has the wrong form; the error never contains the value. */
export const assertFits = (stage: StageName, { key, name }: Secret, value: string): void => {
  if (!shapes[key].test(value)) throw new Error(`That is not a valid ${name}: nothing was written.`);
  const isLive = value.includes('_live_');
  if (key === 'stripeKey' && isLive !== (stage === 'prod'))
    throw new Error(
      `${stage} takes Stripe’s ${stage === 'prod' ? 'live' : 'test'} keys: nothing was written.`,
    );
};

/** Puts the new value first: senders use the first, receivers accept both. */
export const rotated = (values: readonly string[], fresh: string): string[] => {
  if (values.length > 1) throw new Error('A rotation is under way already: retire the old value first.');
  const [current] = values;
  if (current === undefined) throw new Error('There is nothing to rotate: set it first.');
  if (current === fresh) throw new Error('That is the value in use.');
  return [fresh, current];
};

export const retired = (values: readonly string[]): string[] => {
  const [current, ...old] = values;
  if (current === undefined || old.length === 0) throw new Error('There is no old value to retire.');
  return [current];
};

/** The next steps after the start of a rotation, in an order that refuses no request. */
export const stepsOf = ({ name }: Secret, stage: StageName): string[] => {
  const retire = `npm run secrets -- --stage ${stage} retire ${name}`;
  if (name === 'origin-secret') {
    return [
      'Both values are accepted from now on by functions that start, within five minutes by all.',
      `1. After five minutes: npm run deploy -- --stage ${stage} (the CDN then sends the new value)`,
      `2. Once it has succeeded: ${retire}`,
    ];
  }
  return [
    'Both values are accepted from now on by functions that start, within five minutes by all.',
    '1. When Stripe says that the old secret has expired («Roll secret» at the endpoint: 24 h at most):',
    `   ${retire}`,
  ];
};
