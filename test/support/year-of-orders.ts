/** A year of orders with all that lies around them, as rows of the tables; the first order is the newest. */
import { type Discipline, disciplines } from '#domain/catalogue.ts';
import { addDays, addHours } from '#domain/dates.ts';
import { monthOf } from '#domain/retention.ts';
import type { TableName } from '#domain/tables.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { keyFor } from '#test/support/keys.ts';
import {
  birth,
  customerInfo,
  now,
  orderRecord,
  paidOrderRecord,
  profileRecord,
  staffRecord,
} from './builders.ts';

type Row = Readonly<Record<string, unknown>>;
export type Year = Partial<Record<TableName, readonly Row[]>>;

/** Days from the payment to the report: the orders of so many days are open. */
const daysOfWork = 12;
/** Reports that one expert writes in a month. */
const reportsOfAnExpert = 60;
const ordersOfAnAccount = 3;
/** Of all accounts, one in so many was unused for three years, and as many will be in a month. */
const oneIdleIn = 100;

const many = <One>(count: number, make: (at: number) => One): One[] =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, at) => make(at));

/** Scattered, as those of real orders: neighbours in time are no neighbours by number. */
export const idOf = (at: number): string => {
  const number = ((at * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0');
  return `${number}-0000-4000-8000-${`${at}`.padStart(12, '0')}`;
};
/** An account or an expert, as long as the pool's. */
const personOf = (kind: string, at: number): string => `${kind}-0000-4000-8000-${`${at}`.padStart(17, '0')}`;
export const accountOf = (at: number): string => personOf('account', at);

/** Of a year with so many orders. */
export const factsOf = (count: number) => {
  const open = Math.round((count * daysOfWork) / 365);
  const experts = Math.max(1, Math.round(count / 12 / reportsOfAnExpert / disciplines.length));
  const accounts = Math.max(1, Math.round(count / ordersOfAnAccount));
  const service = (at: number): Discipline => disciplines[at % disciplines.length] ?? keyFor.numbers;
  const expertOf = (at: number): string =>
    personOf(service(at), Math.floor(at / disciplines.length) % experts);
  const paidAt = (at: number): Date => addHours(now, -((at + 0.5) * 365 * 24) / count);
  const whose = (at: number): string => accountOf(at % accounts);
  return { count, open, experts, accounts, service, expertOf, paidAt, whose };
};
type Facts = ReturnType<typeof factsOf>;

const orderOf = ({ paidAt, whose, service, open }: Facts, at: number): Row => {
  const paid = paidAt(at).toISOString();
  const { firstName, lastName } = customerInfo();
  return paidOrderRecord({
    ...{ id: idOf(at), user_id: whose(at), created_at: paid, paid_at: paid, services: [service(at)] },
    ...{ status: at < open ? 'paid' : 'delivered', due_at: addDays(paidAt(at), daysOfWork).toISOString() },
    customer_info: { firstName, lastName: `${lastName}${at}`, email: `${at}@exemple.fr` },
    email_validated: true,
  });
};

const partOf = ({ paidAt, service, open, expertOf, experts }: Facts, at: number): Row => {
  const paid = paidAt(at);
  const expert = { id: expertOf(at), name: `Expert ${at % experts}` };
  const all = { order_id: idOf(at), service: service(at), paid_at: paid.toISOString() };
  const due_at = addDays(paid, daysOfWork + 0.6).toISOString();
  if (at < open) {
    const isTaken = at % 8 >= disciplines.length;
    return {
      ...all,
      due_at,
      queue: service(at),
      ...(isTaken ? { state: 'taken', expert } : { state: 'waiting' }),
    };
  }
  const delivered_at = addDays(paid, daysOfWork - 1).toISOString();
  const report = { key: `reports/${idOf(at)}/${service(at)}/a.pdf`, version: 1, pages: 16, bytes: 90_000 };
  return {
    ...{ ...all, due_at, expert, state: 'delivered', queue: `${service(at)}#delivered`, delivered_at },
    report: { ...report, delivered_at },
  };
};

/** The expert has opened the birth of each order that is taken, the customer each report. */
const accessesOf = ({ paidAt, service, expertOf, open }: Facts, at: number): Row[] => {
  const log = (days: number, more: Row): Row => {
    const instant = addDays(paidAt(at), days).toISOString();
    return { order_id: idOf(at), entry: `${instant}#${days}`, at: instant, service: service(at), ...more };
  };
  const birthRead = log(1, { by: 'expert', name: 'Expert', who: expertOf(at), what: 'birth_data' });
  return at < open ? [birthRead] : [birthRead, log(13, { by: 'customer', what: 'report' })];
};

const mailOf = (facts: Facts, at: number, kind: 'confirmation' | 'report'): Row => {
  const id = kind === 'report' ? `report:${idOf(at)}:${facts.service(at)}:1` : `confirmation:${idOf(at)}`;
  const subject = {
    kind,
    order_id: idOf(at),
    ...(kind === 'report' && { service: facts.service(at), version: 1 }),
  };
  const owner = hashOf(facts.whose(at));
  return { id, owner, subject, state: 'sent', tries: 1, created_at: facts.paidAt(at).toISOString() };
};

/** All experts of the discipline were told of each order that nobody has taken. */
const noticesOf = (facts: Facts): Row[] => {
  const told = disciplines.map((name) => many(facts.experts, (at) => personOf(name, at)));
  return many(facts.open, (at) => {
    const service = facts.service(at);
    const about = { event: 'new', at: facts.paidAt(at).toISOString(), order_id: idOf(at), service };
    const readers = at % 8 >= disciplines.length ? [] : told[at % disciplines.length];
    return { kind: 'notice', id: `new ${idOf(at)} ${service}`, ...about, told: readers };
  });
};

const accountsIn = ({ accounts, paidAt }: Facts): Row[] => {
  const seenIn = (days: number) => monthOf(addDays(now, -days));
  const account = (at: number, changes: Row): Row => ({
    ...profileRecord({ user_id: accountOf(at), email: `${at}@exemple.fr`, email_validated: true }),
    ...{ persons: {}, created_at: paidAt(0).toISOString(), ...changes },
  });
  const rest = accounts;
  const few = accounts / oneIdleIn;
  const erases_at = addDays(now, -1).toISOString();
  return [
    ...many(accounts, (at) => account(at, { seen: seenIn(30 * (at % 12)) })),
    ...many(few, (at) => account(rest + at, { seen: seenIn(37 * 31), erases_at })),
    ...many(few, (at) => account(2 * rest + at, { seen: seenIn(36 * 30.5) })),
    ...many(few / 10, (at) =>
      account(3 * rest + at, { seen: seenIn(0), closing: 'asked', closes_at: erases_at }),
    ),
  ];
};

export const yearOfOrders = (count: number): Year => {
  const facts = factsOf(count);
  const month = count / 12;
  const each = <One>(make: (of: Facts, at: number) => One): One[] => many(count, (at) => make(facts, at));
  const pending = (at: number): Row =>
    orderRecord({
      id: idOf(count + at),
      user_id: facts.whose(at),
      created_at: addHours(now, -1 - at / month).toISOString(),
    });
  const since = (at: number) => facts.paidAt(at).toISOString();
  return {
    orders: [...each(orderOf), ...many(month / 100, pending)],
    parts: each(partOf),
    births: each((_, at) => ({ order_id: idOf(at), ...customerInfo(), birth: birth() })),
    accesses: each(accessesOf).flat(),
    outbox: each((of, at) => [mailOf(of, at, 'confirmation'), mailOf(of, at, 'report')]).flat(),
    codes: each((of, at) => ({
      ...{ code: hashOf(idOf(at)), order_id: idOf(at), service: of.service(at) },
      ...{ day: since(at).slice(0, 10), version: 1 },
    })),
    profiles: accountsIn(facts),
    issues: [
      ...noticesOf(facts),
      ...many(month / 1000, (at) => ({
        kind: 'dispute',
        id: idOf(at),
        order_id: idOf(at),
        since: since(at),
      })),
    ],
    requests: many(month / 10, (at) => ({
      ...{ who: hashOf(facts.whose(at)), id: `${since(at)}#export`, kind: 'export', asked_at: since(at) },
      ...{ state: at % 2 ? 'open' : 'answered', due_at: addDays(facts.paidAt(at), 30).toISOString() },
    })),
    staff: disciplines.flatMap((discipline) =>
      many(facts.experts, (at) =>
        staffRecord({ user_id: personOf(discipline, at), name: `Expert ${at}`, discipline }),
      ),
    ),
  };
};
