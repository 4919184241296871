/** Proves that links work once: replays and races have one winner, and a scanner does not use the link. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { errorEnvelope, validateEmail } from '#domain/wire/api.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { call, newAddress } from '../client.ts';
import { newCustomer, type TestCustomer } from '../customers.ts';
import { claimsOf } from '../jwt.ts';
import { validate } from '../links.ts';
import { findRow, mintToken } from '../rows.ts';
import { textOf } from '../unordered.ts';
import type { Result } from './figures.ts';
import { inParallel } from './in-parallel.ts';

export type LinkKind = 'validation' | 'reset';

const newLink = ({ access, email }: TestCustomer, kind: LinkKind) =>
  mintToken(kind, claimsOf(access).sub, email);

const proves = async (token: string, access: string): Promise<boolean> => {
  const answer = await validate({ token, orderId: undefined }, { ip: newAddress(), token: access });
  if (answer.status !== 200) throw new Error(`a link answered ${answer.status}`);
  const { success, alreadyValidated } = validateEmail.answer.parse(answer.json);
  if (!success) throw new Error('a link verified nothing');
  return !alreadyValidated;
};

const sets = async (token: string): Promise<boolean> => {
  const body = { token, password: `sagesse-${randomUUID()}` };
  const answer = await call('POST', '/api/password-reset/confirm', { body });
  if (answer.status === 200) return true;
  const isUsed = errorEnvelope.safeParse(answer.json).data?.error.code === 'link_invalid';
  if (!isUsed) throw new Error(`a link answered ${answer.status}`);
  return false;
};

/** True when this use was the first. Throws for an unexpected answer. */
const isWinner = (token: string, kind: LinkKind, { access }: TestCustomer): Promise<boolean> =>
  kind === 'validation' ? proves(token, access) : sets(token);

const count = (uses: readonly boolean[]) => uses.filter(Boolean).length;

/** Uses each link once and then repeatedly: every later use must answer that it is used. */
export const proveReplays = async (scale: {
  readonly kind: LinkKind;
  readonly links: number;
  readonly replays: number;
  readonly lanes: number;
}): Promise<Result> => {
  const customer = await newCustomer();
  const lost: string[] = [];
  for (let link = 0; link < scale.links; link += 1) {
    const token = await newLink(customer, scale.kind);
    if (!(await isWinner(token, scale.kind, customer))) lost.push(`link ${link}: its first use was none`);
    await inParallel(Array.from({ length: scale.replays }), scale.lanes, async () => {
      const fault = await isWinner(token, scale.kind, customer).then(
        (won) => (won ? 'a replay won' : undefined),
        String,
      );
      if (fault) lost.push(`link ${link}: ${fault}`);
    });
  }
  return { tried: scale.links * scale.replays, lost };
};

/** Uses each link in parallel: one use wins. */
export const proveRaces = async (scale: {
  readonly kind: LinkKind;
  readonly races: number;
  readonly runners: number;
}): Promise<Result> => {
  const customer = await newCustomer();
  const lost: string[] = [];
  for (let race = 0; race < scale.races; race += 1) {
    const token = await newLink(customer, scale.kind);
    const uses = await Promise.all(
      Array.from({ length: scale.runners }, () => isWinner(token, scale.kind, customer)),
    ).catch(String);
    if (typeof uses === 'string') lost.push(`race ${race}: ${uses}`);
    else if (count(uses) !== 1) lost.push(`race ${race}: ${count(uses)} winners`);
  }
  return { tried: scale.races, lost };
};

const methods = ['GET', 'HEAD', 'OPTIONS', 'GET'] as const;
const visitors: readonly Readonly<Record<string, string>>[] = [
  { 'user-agent': 'Mozilla/5.0 (compatible; MailScanner/1.0)' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
  { 'x-moz': 'prefetch' },
  { 'user-agent': 'Barracuda Link Protection', accept: 'text/html' },
  { 'user-agent': 'Microsoft Office Existence Discovery' },
  { 'user-agent': 'curl/8.5.0', accept: '*/*' },
];
const addresses = (token: string) => [
  `/validate-email?token=${token}&redirect=home`,
  `/validate-email?token=${token}`,
  `/api/validate-email?token=${token}`,
  `/nouveau-mot-de-passe?token=${token}`,
];

/** A scanner opens the link, follows its links and runs no script; afterwards the link still works. */
export const proveScanner = async (scale: {
  readonly kind: LinkKind;
  readonly visits: number;
  readonly lanes: number;
}): Promise<Result> => {
  const customer = await newCustomer();
  const token = await newLink(customer, scale.kind);
  const row = () => findRow('Tokens', { hash: hashOf(token) }).then(textOf);
  const before = await row();
  const lost: string[] = [];
  await inParallel(Array.from({ length: scale.visits }), scale.lanes, async (_, visit) => {
    const address = addresses(token)[visit % 4];
    const method = methods[Math.floor(visit / 4) % methods.length];
    const headers = visitors[Math.floor(visit / 16) % visitors.length];
    const page = await fetch(`${inject('shop').site}${address}`, { method, headers });
    await page.text();
    if (page.status >= 500) lost.push(`${method} ${address} answered ${page.status}`);
  });
  if ((await row()) !== before) lost.push('the link’s row has changed');
  if (!(await isWinner(token, scale.kind, customer))) lost.push('the link was used up');
  return { tried: scale.visits, lost };
};
