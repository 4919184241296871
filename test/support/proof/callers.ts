/** All callers without the right, each with its headers. */
import { newSecret } from '#lambdas/platform/tokens.ts';
import type { TestCustomer } from '../customers.ts';
import { claimsOf, resigned, tampered, unsigned } from '../jwt.ts';

export type Caller = {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * A valid customer, a valid staff member, or nobody: they get the public answers. `refused` callers have an invalid
   * session.
   */
  readonly kind: 'customer' | 'staff' | 'nobody' | 'refused';
};

type Known = {
  readonly victim: TestCustomer;
  readonly stranger: TestCustomer;
  /** Claims of other orders, and expired ones. */
  readonly claims: Readonly<Record<string, string>>;
  /** The claim of the requested order, and used or expired tokens of its customer. */
  readonly secrets: Readonly<Record<string, string>>;
};

const bearer = (name: string, token: string): Caller => ({
  name,
  headers: { authorization: `Bearer ${token}` },
  kind: 'refused',
});

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600;

/** Tokens that the pool could have signed, except for one claim; none without the pool's key. */
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
