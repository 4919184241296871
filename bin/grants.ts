import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nextBatch, openOf, type Run, tryBatch } from './grants/attempt.ts';
import { grantsPage } from './grants/page.ts';
import { observe, putBack, readRecord, saveRecord } from './grants/record.ts';
import { type Grant, grantsOf, nameOf, readRoles } from './grants/roles.ts';
import type { Timed } from './grants/uses.ts';
import { headCommit, runCommandLine } from './local/command-line.ts';
import { rootFolder } from './local/files.ts';
import { openShop } from './local/own-shop.ts';
import { findShop } from './local/running.ts';

/** A word after the command tries only the functions whose names contain it; a number ends after so many minutes. */
const words = process.argv.slice(2);
const minutes = Number(words.find((word) => /^\d+$/.test(word)) ?? 30);
const wanted = words.find((word) => !/^\d+$/.test(word)) ?? '';
const until = Date.now() + minutes * 60_000;
const today = new Date().toISOString().slice(0, 10);

const note = async ({ record }: Run, grant: Grant, test?: Timed): Promise<void> => {
  const noticed = test && `\`${test.file.split('/').at(-1)}\`: ${test.name}`;
  record.tried[nameOf(grant)] = { day: today, ...(noticed && { noticed }) };
  await saveRecord(record);
  console.log(`${noticed ? 'red   ' : 'MISSED'} ${nameOf(grant)}${noticed ? ` (${noticed})` : ''}`);
};

/** Batch by batch: what a test does not notice waits for the next of its tests. */
const tryAll = async (run: Run, grants: readonly Grant[]): Promise<void> => {
  const { record } = run;
  const left = grants.filter((grant) => !record.tried[nameOf(grant)]?.noticed);
  let open = openOf(
    record,
    left.filter(({ owner }) => owner.name.includes(wanted)),
  );
  while (open.length > 0) {
    if (Date.now() > until) return console.log('the time is over; the next run goes on here');
    for (const { grant, candidates } of open) if (candidates.length === 0) await note(run, grant);
    open = open.filter(({ candidates }) => candidates.length > 0);
    const batch = nextBatch(record, open);
    const red = await tryBatch(run, batch);
    for (const attempt of batch) {
      const one = open.find(({ grant }) => grant === attempt.grant);
      one?.candidates.shift();
      if (!red.has(attempt)) continue;
      await note(run, attempt.grant, attempt.test);
      open = open.filter(({ grant }) => grant !== attempt.grant);
    }
  }
};

/** True when every grant has been tried and is noticed. */
const tell = async ({ record }: Run, grants: readonly Grant[]): Promise<boolean> => {
  const told = grants.map((grant) => {
    const name = nameOf(grant);
    return { grant: name, noticed: record.tried[name]?.noticed, day: record.tried[name]?.day };
  });
  const noticed = told.filter((one) => one.noticed).length;
  for (const { grant } of told.filter((one) => one.day && !one.noticed)) console.log(`MISSED ${grant}`);
  console.log(`${noticed} of ${told.length} noticed, ${told.filter(({ day }) => !day).length} not tried`);
  if (wanted === '')
    await writeFile(join(rootFolder, 'docs/grants.md'), grantsPage(told, headCommit('--short')));
  return noticed === told.length;
};

const main = async (): Promise<boolean> => {
  const { runFile, stop } = await openShop();
  try {
    const { emulator, outputs } = await findShop(runFile);
    const record = await readRecord(outputs);
    await putBack(record, emulator, await readRoles(emulator));
    const roles = await readRoles(emulator);
    const grants = grantsOf(roles);
    await observe(record, { emulator, runFile, roles, until });
    const run = { record, emulator, runFile };
    await tryAll(run, grants);
    return await tell(run, grants);
  } finally {
    await stop();
  }
};

runCommandLine(main);
