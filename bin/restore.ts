import { copyMissing, ownClient, restoreTable } from './restore/table-copy.ts';

const usage = `npm run restore -- <table> <instant, e.g. 2026-11-20T08:00:00Z> [--write]
npm run restore -- <table> --from=<restored copy> [--write]
Restores a table to a copy and tells which rows it has lost since; with --write they are put back (docs/restore.md).`;

const [table = '', source = '', ...flags] = process.argv.slice(2);
const copy = /^--from=(.+)$/.exec(source)?.[1];
const at = new Date(source);
if (!table || !(copy || at.getTime()) || flags.some((flag) => flag !== '--write')) {
  console.error(usage);
  process.exit(2);
}

const client = ownClient();
/** The second run, with --write, uses the copy of the first. */
const restored = async (): Promise<string> => {
  const target = `${table}-at-${at.toISOString().replaceAll(/[^0-9TZ]/g, '')}`;
  console.log(`Restoring ${table} as ${target}; this takes from minutes to hours…`);
  await restoreTable(client, { table, target, at }).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'TableAlreadyExistsException')) throw error;
  });
  return target;
};

const from = copy ?? (await restored());
const isDry = !flags.includes('--write');
const { read, missing } = await copyMissing(client, { from, to: table, isDry });
for (const key of missing) console.log(key);
console.log(`${read} rows then, ${missing.length} of them ${isDry ? 'missing now' : 'put back'}`);
console.log(`When all is well: aws dynamodb delete-table --table-name ${from}`);
