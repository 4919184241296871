import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { hashOf, readJson, rootFolder, writeJson } from '../../../bin/local/files.ts';
import { callsSince, recordCalls, runsOf } from './emulator.ts';
import { documentSchema, putPolicy, type RolePolicy, restart } from './roles.ts';
import type { Tests } from './run-tests.ts';
import { titleOf, usesOf } from './uses.ts';

const recordSchema = z.object({
  /** The code of functions and stacks: what was observed and tried belongs to it. */
  code: z.string(),
  /** The shop of the last run: only its policies can be put back. */
  shop: z.string(),
  observed: z.array(
    z.object({
      file: z.string(),
      /** The start in milliseconds. */
      since: z.number(),
      /** The hash of the file: a changed file is observed again. */
      hash: z.string(),
      tests: z.array(z.object({ file: z.string(), name: z.string(), start: z.number(), end: z.number() })),
      uses: z.array(
        z.object({
          key: z.string(),
          service: z.string(),
          action: z.string(),
          end: z.optional(z.string()),
          at: z.number(),
        }),
      ),
    }),
  ),
  /** The titles of tests that passed with all grants, without the rest of their file. */
  alone: z.array(z.string()),
  /** Each grant with the test that fails without it, or nothing. */
  tried: z.record(z.string(), z.object({ noticed: z.optional(z.string()), day: z.string() })),
  /** The policies that a killed run has changed. */
  taken: z.optional(z.array(z.object({ role: z.string(), policy: z.string(), document: documentSchema }))),
});
export type GrantsRecord = z.infer<typeof recordSchema>;

const recordFile = join(rootFolder, '.build/grants.json');
export const saveRecord = (record: GrantsRecord): Promise<void> => writeJson(recordFile, record);

/** A record goes on as long as the code stays, on any shop, because names of functions and tables are the same in all. */
export const continued = (record: GrantsRecord | undefined, code: string, shop: string): GrantsRecord => {
  const taken = record?.shop === shop ? record.taken : undefined;
  return record?.code === code
    ? { ...record, shop, taken }
    : { code, shop, observed: [], alone: [], tried: {}, taken };
};

/** The record of this code, for the shop with these outputs. */
export const readRecord = async (outputs: unknown): Promise<GrantsRecord> => {
  const shop = createHash('sha256').update(JSON.stringify(outputs)).digest('hex');
  return continued(await readJson(recordFile, recordSchema), await hashOf(['lambdas', 'lib']), shop);
};

/**
 * Leaves out crowds, which show no more than the small files, `many-orders`, whose rows slow every later check down,
 * the proof, whose open orders have names that later reports say, `stale-table`, which changes functions, and `edge`,
 * which needs a CDN.
 */
const isSmall = (file: string): boolean =>
  !/crowd|-of-an?-|-of-the-|limits-networks|^(many|proof|stale|edge)/.test(file);

/** The first word of the name, such as `Live` of LiveAnswerPing: functions of the same feature. */
const familyOf = ({ name }: RolePolicy): string => /^[A-Z][a-z]*/.exec(name)?.[0] ?? name;

/**
 * Adds runs of functions whose calls the emulator does not record, from their logs. Socket routes have no logs: they
 * may have run whenever another socket route did.
 */
const addRuns = async (
  record: GrantsRecord,
  emulator: string,
  roles: readonly RolePolicy[],
): Promise<void> => {
  const since = record.observed[0]?.since ?? 0;
  const uses = record.observed.flatMap((known) => known.uses);
  const runsIn = ({ logGroup }: RolePolicy) => runsOf(emulator, logGroup, since);
  for (const role of roles.filter(({ key }) => !uses.some((use) => use.key === key))) {
    const instants = await runsIn(role);
    if (instants.length === 0)
      for (const other of roles.filter((one) => familyOf(one) === familyOf(role)))
        if ((await runsIn(other)).length === 0)
          instants.push(...uses.filter(({ key }) => key === other.key).map(({ at }) => at));
    for (const at of instants) {
      const during = record.observed.findLast((known) => known.since <= at);
      during?.uses.push({ key: role.key, service: 'lambda', action: 'Invoke', at });
    }
  }
  await saveRecord(record);
};

/** Forgets what was observed in files that have changed, and what their tests did alone or noticed. */
export const forgetChanged = (record: GrantsRecord, hashes: ReadonlyMap<string, string>): void => {
  record.observed = record.observed.filter(({ file, hash }) => hashes.get(file) === hash);
  const tests = new Set(record.observed.flatMap(({ tests: own }) => own.map(titleOf)));
  record.alone = record.alone.filter((title) => tests.has(title));
  record.tried = Object.fromEntries(
    Object.entries(record.tried).filter(([, { noticed }]) => noticed === undefined || tests.has(noticed)),
  );
};

/** Runs every small file of the integration tests and records the calls of the functions. */
export const observe = async (
  record: GrantsRecord,
  {
    emulator,
    tests: { whole },
    roles,
    until,
  }: { emulator: string; tests: Tests; roles: readonly RolePolicy[]; until: number },
): Promise<void> => {
  const keys = new Set(roles.map(({ key }) => key));
  const folder = 'test/integration';
  const files = (await readdir(join(rootFolder, folder))).filter(isSmall).map((name) => `${folder}/${name}`);
  const hashes = new Map<string, string>();
  for (const file of files) hashes.set(file, await hashOf([file]));
  forgetChanged(record, hashes);
  const missing = files.filter((file) => !record.observed.some((known) => known.file === file));
  if (missing.length === files.length) for (const role of roles) await restart(emulator, role);
  await recordCalls(emulator);
  for (const file of missing) {
    if (Date.now() > until) return;
    let since = Date.now();
    let tests = await whole(file);
    if (!tests) {
      since = Date.now();
      tests = await whole(file);
    }
    if (!tests) {
      console.log(`left out, red with all grants: ${file}`);
      continue;
    }
    const calls = await callsSince(emulator, since);
    const uses = calls.filter(({ key }) => keys.has(key)).flatMap(usesOf);
    record.observed.push({ file, since, hash: hashes.get(file) ?? '', tests, uses });
    console.log(
      `${file}: ${tests.length} tests, ${uses.length} uses, ${Math.round((Date.now() - since) / 1000)} s`,
    );
    await saveRecord(record);
  }
  await addRuns(record, emulator, roles);
};

/** Restores the policies that a killed run has changed. */
export const putBack = async (
  record: GrantsRecord,
  emulator: string,
  roles: readonly RolePolicy[],
): Promise<void> => {
  for (const { role, policy, document } of record.taken ?? []) {
    const owner = roles.find((known) => known.role === role && known.policy === policy);
    if (!owner) continue;
    await putPolicy(emulator, owner, document);
    await restart(emulator, owner);
  }
  delete record.taken;
  await saveRecord(record);
};
