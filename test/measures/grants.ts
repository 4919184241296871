import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommandLine } from '../../bin/local/command-line.ts';
import { rootFolder } from '../../bin/local/files.ts';
import { openShop } from '../../bin/local/own-shop.ts';
import { findShop } from '../../bin/local/running.ts';
import { nextBatch, openOf, type Run, tryBatch } from './grants/attempt.ts';
import { grantsPage, type Told, toldIn } from './grants/page.ts';
import { observe, putBack, readRecord, saveRecord } from './grants/record.ts';
import { type Grant, grantsOf, nameOf, readRoles } from './grants/roles.ts';
import { openTests } from './grants/run-tests.ts';
import { type Timed, titleOf } from './grants/uses.ts';

/**
 * The arguments: a number is the time limit in minutes, `1/3` selects a third of the functions, a name selects
 * functions that contain it.
 */
const words = process.argv.slice(2);
const minutes = Number(words.find((word) => /^\d+$/.test(word)) ?? 30);
const [, share = '1', shares = '1'] =
  /^(\d+)\/(\d+)$/.exec(words.find((word) => word.includes('/')) ?? '') ?? [];
const wanted = words.find((word) => /^\D+$/.test(word)) ?? '';
/** The last batch needs time too. */
const until = Date.now() + (minutes - 1) * 60_000;
/** The committed page: what it says of grants that this run did not try stays. */
const page = join(rootFolder, 'docs/grants.md');
const today = new Date().toISOString().slice(0, 10);

type Known = ReadonlyMap<string, Told>;

const note = async ({ record }: Run, grant: Grant, test?: Timed): Promise<void> => {
  const noticed = test && titleOf(test);
  record.tried[nameOf(grant)] = { day: today, ...(noticed && { noticed }) };
  await saveRecord(record);
  console.log(`${noticed ? 'red   ' : 'MISSED'} ${nameOf(grant)}${noticed ? ` (${noticed})` : ''}`);
};

/** The grants of this run's functions. */
const chosenOf = (grants: readonly Grant[]): Grant[] => {
  const names = [...new Set(grants.map(({ owner }) => owner.name))].sort();
  const isOurs = (name: string) => names.indexOf(name) % Number(shares) === Number(share) - 1;
  return grants.filter(({ owner: { name } }) => name.includes(wanted) && isOurs(name));
};

/** Runs batch by batch: a grant that a test does not notice waits for its next test. */
const tryAll = async (run: Run, grants: readonly Grant[], known: Known): Promise<void> => {
  const { record } = run;
  const left = grants.filter((grant) => !record.tried[nameOf(grant)]?.noticed);
  const again = new Set<string>();
  let open = openOf(record, left, known);
  while (open.length > 0) {
    if (Date.now() > until) return console.log('the time is over; the next run goes on here');
    for (const { grant, candidates } of open) if (candidates.length === 0) await note(run, grant);
    open = open.filter(({ candidates }) => candidates.length > 0);
    const since = Date.now();
    const batch = nextBatch(record, open);
    const { red, unfit } = await tryBatch(run, batch);
    console.log(`${batch.length} at once, ${Math.round((Date.now() - since) / 1000)} s`);
    for (const attempt of batch) {
      const candidates = open.find(({ grant }) => grant === attempt.grant)?.candidates ?? [];
      candidates.splice(candidates.indexOf(attempt.test), 1);
      // On a busy machine a test may fail once: it runs a second time, after the others.
      const asking = `${nameOf(attempt.grant)}: ${titleOf(attempt.test)}`;
      if (unfit.has(attempt) && !again.has(asking)) candidates.push(attempt.test);
      again.add(asking);
      if (red.has(attempt)) await note(run, attempt.grant, attempt.test);
      else console.log(`${unfit.has(attempt) ? 'unfit ' : 'passes'} ${asking}`);
    }
    const batched = new Set(batch.map(({ grant }) => grant));
    const unnoticed = open.filter(({ grant }) => batched.has(grant) && !record.tried[nameOf(grant)]?.noticed);
    // Few grants fit beside one that many tests use: it waits until the others have been tried as often.
    open = [...open.filter(({ grant }) => !batched.has(grant)), ...unnoticed];
  }
};

/** Writes the page of all grants; true when each chosen one has been tried and noticed. */
const tell = async (
  { record }: Run,
  { all, chosen, known }: { all: readonly Grant[]; chosen: readonly Grant[]; known: Known },
): Promise<boolean> => {
  const rows = all.map(nameOf).sort();
  const toldOf = (grant: string): Told => ({ grant, ...(record.tried[grant] ?? known.get(grant)) });
  await writeFile(page, grantsPage(rows.map(toldOf)));
  const told = chosen.map((grant): Told => ({ grant: nameOf(grant), ...record.tried[nameOf(grant)] }));
  const noticed = told.filter((one) => one.noticed).length;
  for (const { grant } of told.filter((one) => one.day && !one.noticed)) console.log(`MISSED ${grant}`);
  console.log(`${noticed} of ${told.length} noticed, ${told.filter(({ day }) => !day).length} not tried`);
  return noticed === told.length;
};

const main = async (): Promise<boolean> => {
  const { runFile, stop } = await openShop();
  try {
    const { emulator, outputs } = await findShop(runFile);
    const record = await readRecord(outputs);
    await putBack(record, emulator, await readRoles(emulator));
    const roles = await readRoles(emulator);
    const all = grantsOf(roles);
    const chosen = chosenOf(all);
    const known = toldIn(await readFile(page, 'utf8'));
    const tests = await openTests(runFile);
    await observe(record, { emulator, tests, roles, until });
    const run = { record, emulator, tests };
    await tryAll(run, chosen, known);
    await tests.close();
    return await tell(run, { all, chosen, known });
  } finally {
    await stop();
  }
};

runCommandLine(main);
