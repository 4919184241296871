import { accountTables } from './tables/accounts.ts';
import { atelierTables } from './tables/atelier.ts';
import type { TableEntry } from './tables/entry.ts';
import { orderTables } from './tables/orders.ts';

const entries = { ...orderTables, ...accountTables, ...atelierTables } as const;
type Entries = typeof entries;
export type TableName = keyof Entries;
/** The tables with a file in an export, which are those that an erasure changes. */
type ExportedIn<Where> = {
  [Name in TableName]: Entries[Name] extends { exported: { in: Where } } ? Name : never;
}[TableName];
export type AccountTable = ExportedIn<'account'>;
export type OrderTable = ExportedIn<'order'>;
type Indexes = {
  [Name in TableName]: Entries[Name] extends { indexes: infer Index } ? keyof Index & string : never;
};
/** The partition key of a table. */
export type PartitionOf<Name extends TableName> = Entries[Name]['key'][0];
/** An index of a table. */
export type IndexOf<Name extends TableName> = Indexes[Name];

/**
 * Each table once: its key and indexes, whose data it holds, what an erasure, an export and a restore do with it. Stack,
 * variables, erasure, export, restore, register and docs follow from it.
 */
export const tables: Readonly<Record<TableName, TableEntry>> = entries;

export const tableNames = Object.keys(entries).filter((name): name is TableName => name in entries);
