import { ownPool, restoreAccounts } from './restore/accounts.ts';
import { copyMissing, ownClient, restoreTable } from './restore/table-copy.ts';

const usage = `npm run restore -- <table> <instant, e.g. 2026-11-20T08:00:00Z> [--write]
npm run restore -- <table> --from=<restored copy> [--write]
npm run restore -- accounts <user pool> <table of profiles> <table of orders> [--only=<address>] [--write]
Restores a table to a copy and tells which rows it has lost since, or tells which profiles have lost their account; with
--write rows are put back, accounts made anew (docs/restore.md).`;

const refuse = (): never => {
  console.error(usage);
  process.exit(2);
};

const restorePool = async (
  [UserPoolId, profiles, orders, who, ...more]: readonly string[],
  isDry: boolean,
) => {
  const only = /^--only=(.+)$/.exec(who ?? '')?.[1];
  if (!UserPoolId || !profiles || !orders || (who && !only) || more.length > 0) return refuse();
  const place = { pool: ownPool(), UserPoolId, profiles, orders, only, isDry };
  const { restored, failed } = await restoreAccounts(ownClient(), place);
  for (const email of restored) console.log(email);
  for (const email of failed) console.error(`failed: ${email}`);
  console.log(`${restored.length} accounts ${isDry ? 'missing' : 'made anew'}, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
};

/** The second run, with --write, uses the copy of the first run. */
const copyAt = async (table: string, at: Date): Promise<string> => {
  const target = `${table}-at-${at.toISOString().replaceAll(/[^0-9TZ]/g, '')}`;
  console.log(`Restoring ${table} as ${target}; this takes from minutes to hours…`);
  await restoreTable(ownClient(), { table, target, at }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'TableAlreadyExistsException')) throw error;
  });
  return target;
};

const restoreRows = async ([table, source = '', ...more]: readonly string[], isDry: boolean) => {
  const copy = /^--from=(.+)$/.exec(source)?.[1];
  const at = new Date(source);
  if (!table || !(copy || at.getTime()) || more.length > 0) return refuse();
  const from = copy ?? (await copyAt(table, at));
  const { read, missing } = await copyMissing(ownClient(), { from, to: table, isDry });
  for (const key of missing) console.log(key);
  console.log(`${read} rows then, ${missing.length} of them ${isDry ? 'missing now' : 'put back'}`);
  console.log(`When all is well: aws dynamodb delete-table --table-name ${from}`);
};

const given = process.argv.slice(2);
const isDry = !given.includes('--write');
const [what = '', ...rest] = given.filter((word) => word !== '--write');
await (what === 'accounts' ? restorePool(rest, isDry) : restoreRows([what, ...rest], isDry));
