import type { Discipline } from '#domain/catalogue.ts';
import type { AccountTable, OrderTable } from '#domain/tables.ts';
import { exportFiles } from '#domain/texts/export.ts';
import type { AccountFacts } from '#lambdas/gateways/account-facts.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { OwnRowsStore, Row } from '#lambdas/storage/own-rows.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';

export type CollectDependencies = { readonly rows: OwnRowsStore; readonly accounts: AccountFacts };

/** The person whose data is collected. `addresses` are only those whose mail the person has proved to read. */
export type Subject = {
  readonly userId: string;
  readonly addresses: readonly string[];
  readonly parts: readonly { readonly order_id: string; readonly service: Discipline }[];
};
export type Sold = { readonly order: OrderRecord; readonly parts: readonly PartRecord[] };

/**
 * An address that is not verified may be somebody else's, and so are its guidances and messages. A former address was
 * verified before it was left.
 */
export const provedAddresses = (profile: ProfileRecord): string[] => {
  const isProved = profile.email_validated && profile.locked_at === undefined;
  const formers = (profile.former_addresses ?? []).map(({ email }) => email);
  return [...new Set([...(isProved ? [profile.email] : []), ...formers])];
};

const hashes = ({ addresses }: Subject): string[] => addresses.map(hashOf);

/** The owners of the person's mails, links and messages. */
const owners = (subject: Subject): string[] => [hashOf(subject.userId), ...hashes(subject)];

type Collect<Of> = (of: Of, deps: CollectDependencies) => Promise<readonly Row[]>;

/** An entry for each table that an erasure changes, so that nothing is erased that cannot be taken along. */
const ofAccount: Readonly<Record<AccountTable | 'pool', Collect<Subject>>> = {
  profiles: ({ userId }, { rows }) => rows.ofUser('profiles', userId),
  pool: async ({ userId }, { accounts }) => {
    const facts = await accounts.read(userId);
    return facts ? [facts] : [];
  },
  outbox: (subject, { rows }) => rows.mails(owners(subject)),
  tokens: (subject, { rows }) => rows.owned('tokens', owners(subject)),
  connections: ({ userId }, { rows }) => rows.connections(userId),
  sessions: ({ userId }, { rows }) => rows.sessions(userId),
  issues: ({ userId, parts }, { rows }) => rows.issues(userId, parts),
  guidances: async (subject, { rows }) =>
    (await Promise.all(hashes(subject).map((address) => rows.guidances(address)))).flat(),
  contacts: (subject, { rows }) => rows.owned('contacts', owners(subject)),
  requests: ({ userId }, { rows }) => rows.requests(hashOf(userId)),
  exports: ({ userId }, { rows }) => rows.ofUser('exports', userId),
};

/** The same for each order. */
const ofOrder: Readonly<Record<OrderTable, Collect<Sold>>> = {
  orders: ({ order }, { rows }) => rows.order(order.id),
  births: ({ order }, { rows }) => rows.births(order.id),
  parts: ({ order }, { rows }) => rows.ofOrder('parts', order.id),
  drafts: async ({ order, parts }, { rows }) =>
    (await Promise.all(parts.map(({ service }) => rows.draft(order.id, service)))).flat(),
  threads: async ({ order, parts }, { rows }) =>
    (await Promise.all(parts.map(({ service }) => rows.thread(order.id, service)))).flat(),
  accesses: ({ order }, { rows }) => rows.ofOrder('accesses', order.id),
  refunds: ({ order }, { rows }) => rows.ofOrder('refunds', order.id),
  codes: ({ order }, { rows }) => rows.codes(order.id),
};

/** A JSON file of an export. */
export type CollectedRows = { readonly file: string; readonly title: string; readonly rows: readonly Row[] };

async function* collected<Of>(
  collecting: Readonly<Record<string, Collect<Of>>>,
  of: Of,
  deps: CollectDependencies,
): AsyncGenerator<CollectedRows> {
  for (const [place, named] of exportFiles) {
    const rows = (await collecting[place]?.(of, deps)) ?? [];
    if (rows.length > 0) yield { ...named, rows };
  }
}

export const collectAccount = (subject: Subject, deps: CollectDependencies) =>
  collected(ofAccount, subject, deps);
export const collectOrder = (sold: Sold, deps: CollectDependencies) => collected(ofOrder, sold, deps);
