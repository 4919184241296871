/** An account in memory that has ordered for another person, with the conditions of its stores. */
import type { Born } from '#domain/births/born.ts';
import type { Discipline } from '#domain/catalogue.ts';
import { personKey } from '#lambdas/access/person-key.ts';
import type { ErasePersonDependencies } from '#lambdas/accounts/erase-person.ts';
import type { ReadPersonDependencies } from '#lambdas/accounts/read-person.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { PersonLink } from '#lambdas/storage/person-links.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { keyOf, type RequestRecord } from '#lambdas/storage/requests.ts';
import { customerInfo, now, orderRecord, paidOrderRecord, profileRecord, userId } from './builders.ts';
import { memoryPayments, memoryShop } from './memory.ts';

export const jeanne = { firstName: 'Jeanne', lastName: 'Le Goff' };
const { firstName: _, lastName: __, email: ___, ...birth } = customerInfo();
const bornOfJeanne: Born = {
  ...birth,
  person: { ...jeanne, agreedAt: '2026-11-24T17:30:00.000Z' },
  birthNames: { firstNames: 'Jeanne Marie', lastName: 'Kerviel' },
};
export const idOf = (number: number): string => `a1b2c3d4-0000-4000-8000-00000000000${number}`;

export const partOf = (service: Discipline, changes: Partial<PartRecord> = {}): PartRecord => ({
  ...{ order_id: idOf(1), service, state: 'waiting', due_at: '2026-11-26T17:40:00.000Z', queue: service },
  ...changes,
});
export const deliveredPart = (service: Discipline, changes: Partial<PartRecord> = {}): PartRecord =>
  partOf(service, {
    state: 'delivered',
    queue: `${service}#delivered`,
    report: { version: 1, pages: 10, bytes: 9, delivered_at: now.toISOString(), key: 'reports/one.pdf' },
    ...changes,
  });
export const paid = (changes: Partial<OrderRecord> = {}) =>
  paidOrderRecord({ id: idOf(1), refund_reserved: 0, payment_intent: 'pi_one', ...changes });
export const unpaid = (changes: Partial<OrderRecord> = {}) => orderRecord({ id: idOf(1), ...changes });

type Given = {
  readonly orders?: readonly OrderRecord[];
  readonly parts?: readonly PartRecord[];
  readonly persons?: ProfileRecord['persons'];
};

/** `token` is the secret of the person's link. */
export const studiedShop = ({ orders = [], parts = [], persons = {} }: Given) => {
  const shop = memoryShop(...orders);
  const stripe = memoryPayments();
  shop.parts.push(...parts);
  for (const { id } of orders) shop.born.set(id, bornOfJeanne);
  const profile = { ...profileRecord({ email_validated: true }), persons: { ...persons } };
  const links = new Map<string, PersonLink>([['token', { user_id: userId, key: personKey(userId, jeanne) }]]);
  const requests = new Map<string, RequestRecord>();
  const refunds = new Map<string, RefundRecord>();
  const mails = new Map<string, OutboxRecord>();
  const log: string[] = [];
  const note = (what: string) => async (): Promise<void> => void log.push(what);
  const change = (key: { id: string }, changes: Partial<RequestRecord>) => {
    const row = requests.get(key.id);
    if (row) requests.set(key.id, { ...row, ...changes });
  };
  const ofPerson = async (id: string) =>
    [...requests.values()].filter(({ who }) => who === keyOf(id, '').who);
  const deps = {
    personLinks: { find: async (token: string) => links.get(token) },
    profiles: { find: async () => profile, remove: note('profile') },
    orders: shop.orders,
    births: shop.births,
    parts: shop.partsOfOrder,
    accesses: {
      add: async (id: string, { by, what }: { by: string; what: string }) =>
        void log.push(`${id} ${by} ${what}`),
      ofOrder: async () => [],
    },
    askedCorrections: {
      askByLink: async (row: RequestRecord) => {
        if (requests.has(row.id)) return false;
        requests.set(row.id, row);
        return true;
      },
      finish: async (key: { id: string }, at: Date) =>
        change(key, { state: 'answered', answered_at: at.toISOString(), erasing: undefined }),
    },
    requests: {
      ofPerson,
      forget: async (id: string) => {
        for (const row of await ofPerson(id)) change(row, { asked: undefined });
      },
    },
    studiedOrders: {
      stop: async ({ order, parts: stopped, refund, services, isComplete, at }) => {
        const stored = shop.rows.get(order.id);
        if (stored?.version !== order.version || stored.person_erased_at) throw new Moved('order');
        if (refund && refunds.has(refund.id)) throw new Moved('order');
        if (refund) refunds.set(refund.id, refund);
        shop.rows.set(order.id, {
          ...stored,
          ...(isComplete && { status: 'delivered' }),
          person_erased_at: at,
          withdrawn_services: [...services],
          refund_reserved: (stored.refund_reserved ?? 0) + (refund?.amount ?? 0),
          version: stored.version + 1,
        });
        for (const { service } of stopped) {
          const place = shop.parts.findIndex((one) => one.order_id === order.id && one.service === service);
          const found = shop.parts[place];
          if (found) shop.parts[place] = { ...found, queue: undefined, withdrawn_at: at };
        }
      },
    },
    codes: { ofOrder: async () => [], freeze: note('code') },
    drafts: { remove: async ({ service }: { service: string }) => void log.push(`draft ${service}`) },
    threads: { remove: async ({ service }: { service: string }) => void log.push(`thread ${service}`) },
    erasures: {
      eraseOrder: note('order'),
      removeOrder: note('unpaid order'),
      eraseRefund: note('refund'),
      erasePart: async ({ service }: PartRecord) => void log.push(`part ${service}`),
    },
    files: { removeAll: async (prefix: string) => void log.push(prefix) },
    issues: { close: async (kind: string) => void log.push(`issue ${kind}`) },
    notices: { forgetAbout: note('notices') },
    erased: { record: async (marks: Iterable<string>) => void log.push(`ledger ${[...marks].join(' ')}`) },
    persons: {
      drop: async (_: string, id: string) => {
        delete profile.persons[id];
      },
    },
    outbox: {
      add: async (mail: OutboxRecord) => {
        if (mails.has(mail.id)) return false;
        mails.set(mail.id, mail);
        return true;
      },
    },
    limits: { waitFor: async () => 0 },
    settlements: shop.settlements,
    payments: stripe.payments,
    now,
  } satisfies ErasePersonDependencies & ReadPersonDependencies;
  return { deps, shop, stripe, profile, links, requests, refunds, mails, log };
};
