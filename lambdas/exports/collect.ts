import type { Discipline } from '#domain/catalogue.ts';
import { fileTitles, type RowPlace } from '#domain/texts/export.ts';
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
  readonly orderIds: readonly string[];
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

type OfAccount = (subject: Subject, deps: CollectDependencies) => Promise<readonly Row[]>;
type OfOrder = (sold: Sold, deps: CollectDependencies) => Promise<readonly Row[]>;
/** `in` is where the place's file lies: in the folder of the account or of each order. */
type Collected =
  | { readonly in: 'account'; readonly collect: OfAccount }
  | { readonly in: 'order'; readonly collect: OfOrder };

const contactIds = async (subject: Subject, { rows }: CollectDependencies): Promise<readonly Row[]> =>
  rows.mentioning('contacts', ['email'], new Set(subject.addresses));

/** An entry for each place that an erasure changes, so that nothing is erased that cannot be taken along. */
const collecting: Readonly<Record<RowPlace, Collected>> = {
  Profiles: { in: 'account', collect: ({ userId }, { rows }) => rows.ofUser('profiles', userId) },
  Pool: {
    in: 'account',
    collect: async ({ userId }, { accounts }) => {
      const facts = await accounts.read(userId);
      return facts ? [facts] : [];
    },
  },
  Outbox: {
    in: 'account',
    collect: async (subject, deps) => {
      const messages = (await contactIds(subject, deps)).map(({ id }) => String(id));
      const marks = [subject.userId, ...hashes(subject), ...subject.orderIds, ...messages];
      return deps.rows.mentioning('outbox', ['subject'], new Set(marks));
    },
  },
  Tokens: {
    in: 'account',
    collect: (subject, { rows }) =>
      rows.mentioning('tokens', ['user_id', 'address'], new Set([subject.userId, ...hashes(subject)])),
  },
  Connections: { in: 'account', collect: ({ userId }, { rows }) => rows.connections(userId) },
  Sessions: { in: 'account', collect: ({ userId }, { rows }) => rows.sessions(userId) },
  Issues: { in: 'account', collect: ({ userId, parts }, { rows }) => rows.issues(userId, parts) },
  Guidances: {
    in: 'account',
    collect: async (subject, { rows }) =>
      (await Promise.all(hashes(subject).map((address) => rows.guidances(address)))).flat(),
  },
  Contacts: { in: 'account', collect: contactIds },
  Requests: { in: 'account', collect: ({ userId }, { rows }) => rows.requests(hashOf(userId)) },
  Exports: { in: 'account', collect: ({ userId }, { rows }) => rows.ofUser('exports', userId) },
  Orders: { in: 'order', collect: async ({ order }, { rows }) => rows.order(order.id) },
  Births: { in: 'order', collect: ({ order }, { rows }) => rows.births(order.id) },
  Parts: { in: 'order', collect: ({ order }, { rows }) => rows.ofOrder('parts', order.id) },
  Drafts: {
    in: 'order',
    collect: async ({ order, parts }, { rows }) =>
      (await Promise.all(parts.map(({ service }) => rows.draft(order.id, service)))).flat(),
  },
  Accesses: { in: 'order', collect: ({ order }, { rows }) => rows.ofOrder('accesses', order.id) },
  Refunds: { in: 'order', collect: ({ order }, { rows }) => rows.ofOrder('refunds', order.id) },
  Codes: { in: 'order', collect: ({ order }, { rows }) => rows.codes(order.id) },
};

const places = Object.keys(fileTitles).filter((name): name is RowPlace => name in fileTitles);

/** A JSON file: its place, and the rows of that place. */
export type CollectedRows = { readonly place: RowPlace; readonly rows: readonly Row[] };

async function* collected(
  where: 'account' | 'order',
  rowsOf: (one: Collected) => Promise<readonly Row[]> | undefined,
): AsyncGenerator<CollectedRows> {
  for (const place of places) {
    const one = collecting[place];
    const rows = one.in === where ? await rowsOf(one) : undefined;
    if (rows && rows.length > 0) yield { place, rows };
  }
}

export const collectAccount = (subject: Subject, deps: CollectDependencies) =>
  collected('account', (one) => (one.in === 'account' ? one.collect(subject, deps) : undefined));
export const collectOrder = (sold: Sold, deps: CollectDependencies) =>
  collected('order', (one) => (one.in === 'order' ? one.collect(sold, deps) : undefined));
