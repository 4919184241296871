import { ownPool, restoreAccounts } from './restore/accounts.ts';
import { readBooks, restoreBooks } from './restore/books.ts';
import { eraseAgain, erasedAccounts, leftOut, ownLambda, readErased } from './restore/erased.ts';
import { giveOwners } from './restore/owners.ts';
import { giveSold } from './restore/sold.ts';
import { copyMissing, ownClient, restoreTable } from './restore/table-copy.ts';

const usage = `npm run restore -- <table> <instant, e.g. 2026-11-20T08:00:00Z> --ledger=<table Ledger> [--write]
npm run restore -- <table> --from=<restored copy> --ledger=<table Ledger> [--write]
npm run restore -- erased <function EraseIdle> <table of orders> <table of profiles> --ledger=<table Ledger> [--write]
npm run restore -- owners <Outbox> <Tokens> <Contacts> <Orders> [--write]
npm run restore -- sold <Orders> [--write]
npm run restore -- books <folder> <Orders> <Parts> <Refunds> <Counters> [--write]
npm run restore -- accounts <user pool> <table of profiles> <table of orders> [--only=<address>] [--write]
Restores a table to a copy and tells which rows it has lost since, or which erased accounts are back, or which profiles have
lost their account, or which rows have no owner, or which orders do not say what they sold, or what the books of the second account have; with --write rows are put
back, accounts erased again or made anew, owners written (docs/restore.md).`;

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

const ledgerIn = (word = ''): string => /^--ledger=(.+)$/.exec(word)?.[1] ?? refuse();

const restoreRows = async ([table, source = '', last, ...more]: readonly string[], isDry: boolean) => {
  const copy = /^--from=(.+)$/.exec(source)?.[1];
  const at = new Date(source);
  if (!table || !(copy || at.getTime()) || more.length > 0) return refuse();
  const isErased = leftOut(table, await readErased(ownClient(), ledgerIn(last)));
  const from = copy ?? (await copyAt(table, at));
  const { read, missing, erased } = await copyMissing(ownClient(), { from, to: table, isDry, isErased });
  for (const key of missing) console.log(key);
  console.log(`${read} rows then, ${missing.length} of them ${isDry ? 'missing now' : 'put back'}`);
  if (erased > 0) console.log(`${erased} rows of erased customers are left out`);
  console.log(`When all is well: aws dynamodb delete-table --table-name ${from}`);
};

const replayErasures = async (
  [eraser, orders, profiles, last, ...more]: readonly string[],
  isDry: boolean,
) => {
  if (!eraser || !orders || !profiles || more.length > 0) return refuse();
  const isErased = await readErased(ownClient(), ledgerIn(last));
  const found = [orders, profiles].map((table) => erasedAccounts(ownClient(), table, isErased));
  const accounts = new Set((await Promise.all(found)).flat());
  for (const userId of accounts) {
    console.log(userId);
    if (!isDry) await eraseAgain(ownLambda(), eraser, userId);
  }
  console.log(`${accounts.size} accounts ${isDry ? 'to erase again' : 'erased again'}`);
};

const nameOwners = async ([outbox, tokens, contacts, orders, ...more]: readonly string[], isDry: boolean) => {
  if (!outbox || !tokens || !contacts || !orders || more.length > 0) return refuse();
  const given = await giveOwners(ownClient(), { outbox, tokens, contacts, orders }, isDry);
  console.log(`${given} rows ${isDry ? 'without their owner' : 'have their owner now'}`);
};

/** Names what somebody must look at; the command fails then. */
const complain = (what: string, names: readonly string[]) => {
  if (names.length === 0) return;
  console.error(`${names.length} ${what}: ${names.slice(0, 20).join(' ')}${names.length > 20 ? ' …' : ''}`);
  process.exitCode = 1;
};

const nameSold = async ([orders, ...more]: readonly string[], isDry: boolean) => {
  if (!orders || more.length > 0) return refuse();
  const { given, unknown } = await giveSold(ownClient(), orders, isDry);
  console.log(`${given} orders ${isDry ? 'do not say what they sold' : 'say now what they sold'}`);
  complain('orders have another price than the catalogue', unknown);
};

const readBack = async (
  [folder, orders, parts, refunds, counters, ...more]: readonly string[],
  isDry: boolean,
) => {
  if (!folder || !orders || !parts || !refunds || !counters || more.length > 0) return refuse();
  const books = await readBooks(folder);
  complain('files are missing, or are not what the shop wrote', books.wrong);
  complain('numbers are missing', books.gaps);
  const waits = isDry || books.wrong.length > 0;
  const put = await restoreBooks(ownClient(), { orders, parts, refunds, counters }, books, waits);
  for (const [table, { read, missing }] of Object.entries(put))
    console.log(`${table}: ${missing.length} of ${read} rows ${waits ? 'missing' : 'put back'}`);
};

const commands = {
  accounts: restorePool,
  books: readBack,
  erased: replayErasures,
  owners: nameOwners,
  sold: nameSold,
} as const;
const given = process.argv.slice(2);
const isDry = !given.includes('--write');
const [what = '', ...rest] = given.filter((word) => word !== '--write');
await (what === 'accounts' || what === 'books' || what === 'erased' || what === 'owners' || what === 'sold'
  ? commands[what](rest, isDry)
  : restoreRows([what, ...rest], isDry));
