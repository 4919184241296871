/** A person with data in every table and bucket: everything that an erasure must find. */
import { randomUUID } from 'node:crypto';
import { addHours } from '#domain/dates.ts';
import { type TableName, tableNames } from '#domain/tables.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { birth, orderRecord, paidOrderRecord } from '#test/support/builders.ts';
import { newCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { keyFor } from '#test/support/keys.ts';
import { putRow } from '#test/support/rows.ts';
import { draftRows, repeatedRow, unnamedRows } from './desk-rows.ts';
import { exportRows } from './export-rows.ts';
import { guidanceRows } from './guidance-rows.ts';
import { putArchive, putObjects } from './objects.ts';

type Row = Readonly<Record<string, unknown>>;
const at = '2026-11-20T09:00:00.000Z';
/** A push deletes the row of a closed socket, unless the socket is still being opened. */
const later = addHours(new Date(), 1).toISOString();
const letters = (): string => randomUUID().replace(/[\d-]/g, '').padEnd(8, 'q');
export type TracedPerson = Awaited<ReturnType<typeof newPerson>>;

/** An account of the pool and the shop, with a unique name and birth. */
export const newPerson = async () => {
  const customer = await newCustomer();
  return {
    ...customer,
    userId: claimsOf(customer.access).sub,
    former: `avant-${randomUUID()}@exemple.fr`,
    first: `Prénom${letters()}`,
    last: `Nom${letters()}`,
    sister: `Sœur${letters()}`,
    birthPlace: `Lieu-${letters()}`,
    birthDate: '1923-07-09',
    paid: randomUUID(),
    unpaid: randomUUID(),
    message: randomUUID(),
    upload: randomUUID(),
    archive: randomUUID(),
  };
};

const infoOf = ({ first, last, email, birthDate, birthPlace, sister }: TracedPerson) => {
  const named = { firstName: first, lastName: last, email, birthDate, birthTime: '03:17', birthPlace };
  return {
    ...named,
    birth: birth({ place: { name: birthPlace } }),
    person: { firstName: sister, lastName: last, agreedAt: at },
    birthNames: { firstNames: `${sister} Marie`, lastName: last },
  };
};

const orders = (who: TracedPerson): readonly Row[] => {
  const shared = { user_id: who.userId, customer_info: infoOf(who), created_at: at };
  const { awaiting: _, ...cancelled } = orderRecord({ ...shared, id: who.unpaid, status: 'cancelled' });
  const paid = { status: 'delivered' as const, paid_at: at, refund_reserved: 900, refunded_amount: 900 };
  return [paidOrderRecord({ ...shared, ...paid, id: who.paid }), cancelled];
};

const parts = ({ paid, upload, first, last }: TracedPerson): readonly Row[] => [
  {
    order_id: paid,
    service: keyFor.numbers,
    state: 'delivered',
    due_at: at,
    expert: { id: 'an-expert', name: 'Pascal Riviere' },
    upload: { id: upload, state: 'checked', key: `uploads/${paid}/${keyFor.numbers}/${upload}.pdf`, at },
    report: {
      ...{ key: `reports/${paid}/${keyFor.numbers}/${upload}.pdf`, version: 1 },
      ...{ pages: 12, bytes: 1, delivered_at: at },
    },
    memos: [{ at, by: 'Pascal Riviere', text: `${first} ${last} préfère le soir` }],
    // A choice may tell the sex of a person.
    conventions: { revision: 1, chosen: { luck: 'woman' } },
  },
];

const tokens = ({ userId, email, paid }: TracedPerson): readonly Row[] =>
  [
    { purpose: 'validation', user_id: userId, email, order_id: paid },
    { purpose: 'report', user_id: userId, email, order_id: paid },
    { purpose: 'live', user_id: userId },
    { purpose: 'guidance', address: hashOf(email), owner: hashOf(email) },
  ].map((row) => ({
    owner: hashOf(userId),
    ...row,
    hash: hashOf(randomUUID()),
    expires_at: at,
    minted_at: 1,
  }));

const mailsOf = (whose: string, mails: readonly (readonly [string, object])[]): readonly Row[] =>
  mails.map(([id, subject]) => ({
    ...{ id, owner: hashOf(whose), subject },
    ...{ state: 'sent', tries: 1, created_at: at },
  }));

/** Sent mails, so that they are not sent now; their names are the shop's own. */
const outbox = ({ userId, email, former, paid, message }: TracedPerson): readonly Row[] => [
  ...mailsOf(userId, [
    [`validation:first:${userId}`, { kind: 'validation', user_id: userId, order_id: paid }],
    [`address-changed:${randomUUID()}`, { kind: 'address-changed', user_id: userId, former, at }],
    [
      `report:${paid}:${keyFor.numbers}:1`,
      { kind: 'report', order_id: paid, service: keyFor.numbers, version: 1 },
    ],
    [`correction-receipt:${userId}:one`, { kind: 'correction-receipt', user_id: userId, request_id: 'one' }],
  ]),
  ...mailsOf(email, [
    [`contact:${message}`, { kind: 'contact', contact_id: message }],
    [
      `guidance:${hashOf(email)}:2026-11-20`,
      { kind: 'guidance', address: hashOf(email), for_date: '2026-11-20' },
    ],
  ]),
];

/** A person's rows in each table; a table without rows here does not compile. */
const rowsOf = (who: TracedPerson): Readonly<Record<TableName, readonly Row[]>> => ({
  orders: orders(who),
  parts: parts(who),
  tokens: tokens(who),
  outbox: outbox(who),
  guidances: guidanceRows(who),
  profiles: [
    {
      user_id: who.userId,
      email: who.email,
      first_name: who.first,
      last_name: who.last,
      salutation: 'madame',
      time_zone: 'Indian/Reunion',
      birth_date: who.birthDate,
      birth_place: who.birthPlace,
      birth: birth({ place: { name: who.birthPlace } }),
      birth_names: { firstNames: who.first, lastName: who.last },
      persons: {
        [randomUUID()]: {
          ...{ first_name: who.sister, last_name: who.last, agreed_at: at },
          ...{ birth_date: who.birthDate, birth_time: '03:17', birth_place: who.birthPlace },
        },
      },
      email_validated: true,
      created_at: at,
      former_addresses: [{ email: who.former, at }],
    },
  ],
  contacts: [who.email, who.former].map((email, index) => ({
    id: index === 0 ? who.message : randomUUID(),
    email,
    owner: hashOf(email),
    full_name: `${who.first} ${who.last}`,
    ...{ subject: 'Une question', message: `Je suis né à ${who.birthPlace}` },
    created_at: at,
  })),
  sessions: [
    {
      ...{ user_id: who.userId, session: randomUUID(), browser: 'Firefox', system: 'Windows' },
      ...{ signed_in_at: later, seen_at: later },
    },
  ],
  connections: [{ connection_id: randomUUID(), user_id: who.userId, connected_at: later }],
  accesses: [
    { order_id: who.paid, entry: `${at}#a`, by: 'expert', name: 'Pascal Riviere', what: 'birth_data', at },
  ],
  threads: [
    {
      ...{ part: `${who.paid}#${keyFor.numbers}`, entry: 'words', service: keyFor.numbers, at },
      text: `${who.first} hésite depuis la mort de sa mère`,
      agreed: { version: '2026-11-28', at },
    },
  ],
  births: [who.paid, who.unpaid].map((order_id) => ({ order_id, ...infoOf(who) })),
  codes: [
    {
      ...{ code: hashOf(randomUUID()), order_id: who.paid, service: keyFor.numbers, version: 1 },
      ...{ day: '2026-10-03', sha256: [hashOf(who.birthPlace)] },
    },
  ],
  issues: [
    { kind: 'address', id: who.userId, order_id: who.paid, since: at },
    { kind: 'dispute', id: who.paid, since: at },
    repeatedRow(who),
    { kind: 'notice', id: `dispute ${who.paid}`, event: 'dispute', order_id: who.paid, at },
  ],
  refunds: [
    {
      order_id: who.paid,
      id: randomUUID(),
      name: `${who.first} ${who.last}`,
      amount: 900,
      ...{ origin: 'withdrawal', state: 'succeeded', requested_at: at },
    },
    {
      order_id: who.paid,
      id: randomUUID(),
      reason: `${who.first} ne dort plus depuis sa lecture`,
      amount: 100,
      ...{ origin: 'administrator', state: 'failed', requested_at: at },
      by: { id: 'an-administrator', name: 'Claire Dumas' },
    },
  ],
  staff: [
    { user_id: randomUUID(), name: 'Inès Delorme', is_administrator: false, invited_at: at, left_at: at },
  ],
  // No query reads this kind, so that no due date of another test moves.
  settings: [{ kind: 'unread', id: randomUUID(), per_day: 3 }],
  limits: [{ id: `a-limit#${hashOf(who.email).slice(0, 32)}#1`, uses: 1 }],
  ledger: [{ id: `evt_${randomUUID()}`, seen_at: at }],
  drafts: draftRows(who),
  ...exportRows(who),
  ...unnamedRows(),
  counters: [{ id: `of-${who.paid}`, order_id: who.paid }],
});

/** Writes what an account may have whose only order was never paid. */
export const leaveUnpaidTraces = async (who: TracedPerson, orderId: string): Promise<void> => {
  const rows = rowsOf(who);
  const tables = ['sessions', 'connections', 'exports', 'requests'] as const;
  for (const table of tables) for (const row of rows[table]) await putRow(table, row);
  for (const row of rows.accesses) await putRow('accesses', { ...row, order_id: orderId });
  await putArchive(who);
};

/** Writes data of a person to every place. */
export const leaveTraces = async (who: TracedPerson): Promise<void> => {
  const rows = rowsOf(who);
  for (const table of tableNames) for (const row of rows[table]) await putRow(table, row);
  await putObjects(who);
};
