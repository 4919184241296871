import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { IndexOf, PartitionOf, TableName } from '#domain/tables.ts';
import { allRows, type Row, removeRow } from './table.ts';

const index = 'by-owner';
/** The tables whose rows name their owner. */
export type OwnedTable = {
  [Name in TableName]: typeof index extends IndexOf<Name> ? Name : never;
}[TableName];
const keys: { readonly [Name in OwnedTable]: PartitionOf<Name> } = {
  outbox: 'id',
  tokens: 'hash',
  contacts: 'id',
};
type Tables = Readonly<Record<OwnedTable, string>>;

/** The keys of the rows of these owners (hashes of an account's id and of addresses). Damaged rows are found as well. */
export const ownedKeys = async (
  db: DynamoDBDocumentClient,
  tables: Tables,
  table: OwnedTable,
  owners: readonly string[],
): Promise<Row[]> => {
  const query = (owner: string) =>
    allRows(db, tables[table], { IndexName: index, by: '#owner = :owner', with: { owner } });
  const found = (await Promise.all(owners.map(query))).flat();
  return found.map((row) => ({ [keys[table]]: row[keys[table]] }));
};

/** Rows that name their owner: mails, links and messages of a person. */
export const createOwnedStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  const forget = async (table: OwnedTable, owners: readonly string[]): Promise<void> => {
    for (const key of await ownedKeys(db, tables, table, owners)) await removeRow(db, tables[table], key);
  };
  return { forget };
};
export type OwnedStore = ReturnType<typeof createOwnedStore>;
