import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Discipline } from '#domain/catalogue.ts';
import { partKinds } from '#domain/issues.ts';
import { teamKinds } from '#domain/mails.ts';
import { withoutOrigins } from '#domain/report/origins.ts';
import type { AccountTable, OrderTable } from '#domain/tables.ts';
import { partOf } from './draft-keys.ts';
import { accountIssues, partId } from './issues.ts';
import { noticesAbout } from './notice-rows.ts';
import { type OwnedTable, ownedKeys } from './owned.ts';
import { packedSectionSchema } from './packed-section.ts';
import { readRows } from './rows.ts';
import { allRows } from './table.ts';

export type Row = Readonly<Record<string, unknown>>;
type Name = AccountTable | OrderTable;
type Tables = Readonly<Record<Name, string>>;

const draftRow = z.looseObject({ packed: packedSectionSchema });

/** The row with its section in words, or as it is when it is damaged; without the account of its expert. */
const unpacked = ({ by: _, dates: __, ...row }: Row): Row => {
  const { data } = z.safeParse(draftRow, row);
  // Where the words come from, and on which days, is the expert's own.
  return data ? { ...data, packed: { ...data.packed, blocks: withoutOrigins(data.packed.blocks) } } : row;
};

/** A notice without the account of the colleague who reads it. */
const unaddressed = ({ user_id: _, ...notice }: Row): Row => notice;

const mailRow = z.object({ subject: z.object({ kind: z.string() }) });

/** False for a mail to colleagues or to support, and for one that cannot be read. */
const isOwnMail = (row: Row): boolean => {
  const mail = z.safeParse(mailRow, row);
  return mail.success && !teamKinds.has(mail.data.subject.kind);
};

/** All that the rows hold about a person, as it is stored: a schema would leave out what it does not know. */
export const createOwnRowsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const query = (
    table: Name,
    [key, value]: readonly [string, string],
    more: { readonly IndexName?: string; readonly ConsistentRead?: boolean } = {},
  ): Promise<Row[]> =>
    allRows(db, tables[table], { by: '#key = :value', names: { key }, with: { value }, ...more });

  /** The rows behind the keys of an index. */
  const behind = async (table: Name, index: string, by: readonly [string, string], key: string) => {
    const keys = await query(table, by, { IndexName: index });
    return readRows(
      db,
      tables[table],
      keys.map((row) => ({ [key]: row[key] })),
    );
  };

  const ofUser = async (table: 'profiles' | 'exports', userId: string): Promise<Row[]> =>
    readRows(db, tables[table], [{ user_id: userId }]);

  const order = (id: string): Promise<Row[]> => readRows(db, tables.orders, [{ id }]);

  const ofOrder = (table: 'parts' | 'refunds' | 'accesses', orderId: string): Promise<Row[]> =>
    query(table, ['order_id', orderId], { ConsistentRead: true });

  const births = (orderId: string): Promise<Row[]> => readRows(db, tables.births, [{ order_id: orderId }]);

  const codes = (orderId: string): Promise<Row[]> =>
    behind('codes', 'by-order', ['order_id', orderId], 'code');

  /** The text that is being written, and its states of the last hours. */
  const draft = async (orderId: string, service: Discipline): Promise<Row[]> =>
    (await query('drafts', ['part', partOf({ order_id: orderId, service })])).map(unpacked);

  /** What was written to each other about a part. */
  const thread = (orderId: string, service: Discipline): Promise<Row[]> =>
    query('threads', ['part', partOf({ order_id: orderId, service })], { ConsistentRead: true });

  const connections = (userId: string): Promise<Row[]> =>
    behind('connections', 'by-user', ['user_id', userId], 'connection_id');

  const sessions = (userId: string): Promise<Row[]> =>
    query('sessions', ['user_id', userId], { ConsistentRead: true });

  /** The name of an owed refund begins with its order. */
  const owedOf = (order: string): Promise<Row[]> =>
    allRows(db, tables.issues, {
      by: 'kind = :kind AND begins_with(id, :order)',
      with: { kind: 'owed', order },
    });

  const issues = async (userId: string, parts: readonly { order_id: string; service: Discipline }[]) => {
    const ids = [...new Set(parts.map(({ order_id }) => order_id))];
    const keys = [
      ...accountIssues.map((kind) => ({ kind, id: userId })),
      ...ids.flatMap((id) => [
        { kind: 'dispute', id },
        { kind: 'birth', id },
      ]),
      ...parts.flatMap((part) => partKinds.map((kind) => ({ kind, id: partId(part) }))),
    ];
    const notices = await noticesAbout(db, tables.issues, [userId, ...ids]);
    const owed = await Promise.all(ids.map(owedOf));
    return [...(await readRows(db, tables.issues, keys)), ...[...notices, ...owed.flat()].map(unaddressed)];
  };

  const guidances = (address: string): Promise<Row[]> =>
    query('guidances', ['address', address], { ConsistentRead: true });

  const requests = (who: string): Promise<Row[]> => query('requests', ['who', who]);

  /** The rows of these owners: hashes of the account's id and of addresses. */
  const owned = async (table: OwnedTable, owners: readonly string[]): Promise<Row[]> =>
    readRows(db, tables[table], await ownedKeys(db, tables, table, owners));

  /** The mails that were sent to them. */
  const mails = async (owners: readonly string[]): Promise<Row[]> =>
    (await owned('outbox', owners)).filter(isOwnMail);

  return {
    ofUser,
    order,
    ofOrder,
    births,
    codes,
    draft,
    thread,
    connections,
    sessions,
    issues,
    guidances,
    requests,
    owned,
    mails,
  };
};
export type OwnRowsStore = ReturnType<typeof createOwnRowsStore>;
