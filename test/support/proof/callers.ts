/** Everybody who may not: each comes with the headers that he sends. */
import { newSecret } from '#lambdas/platform/tokens.ts';
import type { TestCustomer } from '../customers.ts';
import { claimsOf, resigned, tampered, unsigned } from '../jwt.ts';

export type Caller = {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A customer in order, an expert or administrator in order, or nobody in particular: gets what everyone gets. The others have a bad session. */
  readonly kind: 'customer' | 'staff' | 'nobody' | 'refused';
};

type Known = {
  readonly victim: TestCustomer;
  readonly stranger: TestCustomer;
  /** Claims that are not this order's, or no longer. */
  readonly claims: Readonly<Record<string, string>>;
  /** The claim of the order that is asked for, and used or expired tokens of its owner. */
  readonly secrets: Readonly<Record<string, string>>;
};

const bearer = (name: string, token: string): Caller => ({
  name,
  headers: { authorization: `Bearer ${token}` },
  kind: 'refused',
});

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600;

/** Tokens that the pool itself might have signed, were it not for one claim; none when its key is not at hand. */
const misused = async ({ access }: TestCustomer): Promise<Caller[]> => {
  const changes = {
    expired: { exp: anHourAgo(), iat: anHourAgo() - 900 },
    'of another pool': { iss: 'https://cognito-idp.eu-west-3.amazonaws.com/eu-west-3_another' },
    'of another client': { client_id: 'another' },
    'without the scope': { scope: 'openid' },
  };
  const made = Object.entries(changes).map(async ([name, change]) => {
    const token = await resigned(access, change);
    return token ? [bearer(`a token ${name}`, token)] : [];
  });
  return (await Promise.all(made)).flat();
};

export const strangersTo = async ({ victim, stranger, claims, secrets }: Known): Promise<Caller[]> => {
  const { sub } = claimsOf(victim.access);
  const withClaim = ([name, secret]: [string, string]): Caller => ({
    name,
    headers: { 'x-claim': secret },
    kind: 'nobody',
  });
  return [
    { name: 'nobody', headers: {}, kind: 'nobody' },
    { name: 'another scheme', headers: { authorization: `Basic ${victim.access}` }, kind: 'refused' },
    bearer('nonsense', 'a.b.c'),
    bearer('another subject under a good signature', tampered(stranger.access, { sub })),
    bearer('no signature', unsigned(victim.access)),
    bearer('a longer signature', `${victim.access}x`),
    bearer('an ID token', victim.id),
    bearer('a refresh token', victim.refresh),
    ...(await misused(victim)),
    { name: 'another customer', headers: { authorization: `Bearer ${stranger.access}` }, kind: 'customer' },
    withClaim(['a claim that nobody has', newSecret()]),
    ...Object.entries(claims).map(withClaim),
    ...Object.entries(secrets).map(([name, secret]) => bearer(`${name} as a session`, secret)),
  ];
};
