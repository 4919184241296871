import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { tableNames } from '#domain/tables.ts';
import { hasAccount } from '../pool.ts';
import { database, tableOf } from '../rows.ts';
import { textOf } from '../unordered.ts';

/** All rows of all tables that contain one of the texts, as `table: row`, sorted. */
export const rowsWith = async (texts: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const name of tableNames) {
    const pages = paginateScan({ client: database() }, { TableName: tableOf(name), ConsistentRead: true });
    for await (const page of pages) {
      const rows = (page.Items ?? []).map((row) => `${name}: ${textOf(row)}`);
      found.push(...rows.filter((row) => texts.some((text) => row.includes(text))));
    }
  }
  return found.sort();
};

/** The data of a person in the shop: rows with one of the texts, and whether the address has an account. */
export const traceOf = async (texts: readonly string[], email: string): Promise<string[]> => [
  ...(await rowsWith(texts)),
  `account of ${email}: ${await hasAccount(email)}`,
];
