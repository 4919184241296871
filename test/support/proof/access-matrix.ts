import type { Discipline } from '#domain/catalogue.ts';
import { keyFor } from '#test/support/keys.ts';
import { call, eventually } from '../client.ts';
import { newCustomer, type TestCustomer } from '../customers.ts';
import { outboxRow } from '../deployed.ts';
import { newAdministrator, newExpert } from '../experts.ts';
import { claimsOf } from '../jwt.ts';
import { awaitStatus, buy, type Purchase, payAt } from '../purchases.ts';
import { expireClaims, expireToken, mintToken } from '../rows.ts';
import { type Attempt, attemptsOn, leakIn } from './attempts.ts';
import { type Caller, strangersTo } from './callers.ts';
import type { Result } from './figures.ts';
import { inParallel } from './in-parallel.ts';
import { rowsWith } from './traces.ts';

/** One word of letters, so that it is a valid name. */
const canaryName = () =>
  `Canari${Array.from({ length: 12 }, () => 'abcdefghij'.charAt(Math.random() * 10)).join('')}`;

type Victim = {
  readonly customer: TestCustomer;
  readonly orders: readonly Purchase[];
  readonly used: string;
  readonly expired: string;
  /** Texts that nobody else may read. */
  readonly private: readonly string[];
};

const ordered = (customer: TestCustomer, canary: string, service: Discipline) =>
  buy(customer, [service], {
    customerInfo: {
      firstName: canary,
      lastName: canary,
      email: customer.email,
      birthDate: '1991-04-17',
      birthTime: '06:42',
      birthPlace: canary,
    },
  });

/** A customer with a pending, a paid and an old order (with an expired claim), a used and an expired link. */
const newVictim = async (): Promise<Victim> => {
  const [customer, canary] = [await newCustomer(), canaryName()];
  const profile = { first_name: canary, last_name: canary, birth_place: canary };
  await call('PUT', '/api/profile', { body: profile, token: customer.access });
  const orders = [
    await ordered(customer, canary, keyFor.numbers),
    await ordered(customer, canary, keyFor.design),
    await ordered(customer, canary, keyFor.numbers),
  ];
  const [, paid, old] = orders;
  if (!paid || !old) throw new Error('no orders');
  await payAt(paid.sessionId, 'paid');
  await awaitStatus(customer, paid.order_id, 'paid');
  const { sub } = claimsOf(customer.access);
  const [used, expired] = [
    await mintToken('validation', sub, customer.email),
    await mintToken('validation', sub, customer.email),
  ];
  await call('POST', '/api/validate-email', { body: { token: used }, token: customer.access });
  await expireToken(expired);
  await expireClaims(old.order_id);
  for (const mail of [`confirmation:${paid.order_id}`, `validation:first:${sub}`]) {
    await eventually(async () => ((await outboxRow(mail))?.state === 'sent' ? true : undefined), mail);
  }
  const secrets = [customer.access, customer.id, customer.refresh, ...orders.map(({ claim }) => claim)];
  return { customer, orders, used, expired, private: [canary, customer.email, ...secrets] };
};

/** Staff members are strangers too on the customer's own routes. */
const newStaff = async (): Promise<Caller[]> => {
  const [expert, administrator] = [await newExpert(keyFor.numbers), await newAdministrator()];
  const caller = (name: string, { access }: TestCustomer): Caller => ({
    name,
    headers: { authorization: `Bearer ${access}` },
    kind: 'staff',
  });
  return [caller('an expert', expert), caller('an administrator', administrator)];
};

/** All routes for one order of the victim, each with every caller without the right. */
const attemptsAt = async (
  victim: Victim,
  index: number,
  stranger: TestCustomer,
  own: Purchase,
  staff: readonly Caller[],
) => {
  const { customer, orders, used, expired } = victim;
  const [order, next, old] = [orders[index], orders[(index + 1) % orders.length], orders.at(-1)];
  if (!order || !next || !old) throw new Error('no orders');
  const callers: Caller[] = await strangersTo({
    victim: customer,
    stranger,
    claims: {
      'the claim of the stranger’s order': own.claim,
      'the claim of another order of hers': next.claim,
      'an expired claim': old.claim,
      'a used link': used,
      'an expired link': expired,
    },
    secrets: { 'her claim': order.claim, 'a used link': used },
  });
  const target = { order, used, expired, victimEmail: customer.email, strangerEmail: stranger.email };
  return [...callers, ...staff].flatMap((caller) => attemptsOn(target, caller));
};

const proveVictim = async (lanes: number) => {
  const [victim, stranger] = [await newVictim(), await newCustomer()];
  const [own, staff] = [await buy(stranger), await newStaff()];
  const parts = victim.orders.map((_, index) => attemptsAt(victim, index, stranger, own, staff));
  const attempts: Attempt[] = (await Promise.all(parts)).flat();
  const owned = [claimsOf(victim.customer.access).sub, ...victim.orders.map((order) => order.order_id)];
  // Experts get mails about new parts some minutes later, independent of the attempts.
  const look = async () => (await rowsWith(owned)).filter((row) => !/"kind":"(notice|staff)"/.test(row));
  const before = await look();
  const lost: string[] = [];
  await inParallel(attempts, lanes, async (attempt) => {
    const leak = await leakIn(attempt, victim.private).catch((error: unknown) => String(error));
    if (leak) lost.push(leak);
  });
  const changed = (await look()).filter((row) => !before.includes(row)).map((row) => `changed: ${row}`);
  for (const { order_id: id } of victim.orders) {
    const { status } = await call('GET', `/api/orders/${id}`, { token: victim.customer.access });
    if (status !== 200) lost.push(`her own order answers ${status}: the proof shows nothing`);
  }
  return { tried: attempts.length, lost: [...lost, ...changed] };
};

/** Route × caller × object: only the customer reads, pays for or changes their own data. */
export const proveAccess = async (scale: {
  readonly victims: number;
  readonly lanes: number;
}): Promise<Result> => {
  const lost: string[] = [];
  let tried = 0;
  for (let turn = 0; turn < scale.victims; turn += 1) {
    const part = await proveVictim(scale.lanes);
    tried += part.tried;
    lost.push(...part.lost);
  }
  return { tried, lost };
};
