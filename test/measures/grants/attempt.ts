import { purgeQueues } from './emulator.ts';
import { type GrantsRecord, saveRecord } from './record.ts';
import { type Grant, isSecret, nameOf, putPolicy, restart, withoutGrant } from './roles.ts';
import type { Tests } from './run-tests.ts';
import { type Timed, testsUsing, titleOf, touches } from './uses.ts';

export type Run = { readonly record: GrantsRecord; readonly emulator: string; readonly tests: Tests };
/** A grant and the test that is to miss it. */
export type Attempt = { readonly grant: Grant; readonly test: Timed };
/** A grant that is not noticed yet, with the tests that are still to be asked. */
export type Open = { readonly grant: Grant; readonly candidates: Timed[] };

/** Tests asked for one grant, before it counts as missed. */
const patience = 30;
/** More at once keep each other waiting. */
const most = 12;
/** Among so many of its next tests one is chosen that can share its turn. */
const choice = 4;

/**
 * `known`: the title of the test that has noticed a grant before, by the grant's name. It is asked first. Grants that
 * many files need come first as well: the others find room beside them.
 */
export const openOf = (
  { observed }: GrantsRecord,
  grants: readonly Grant[],
  known: ReadonlyMap<string, string>,
): Open[] => {
  const all = grants.map((grant) => {
    const tests = testsUsing(grant, observed);
    return { grant, tests, files: new Set(tests.map(({ file }) => file)).size };
  });
  return all
    .sort((one, other) => other.files - one.files)
    .map(({ grant, tests }) => {
      const title = known.get(nameOf(grant));
      const first = tests.filter((test) => titleOf(test) === title);
      const others = tests.filter((test) => titleOf(test) !== title);
      return { grant, candidates: [...first, ...others].slice(0, patience) };
    });
};

/**
 * Whether two grants can be away at once, and it stays clear which test misses which. Tests of one file follow each
 * other, and one that fails may spoil the next: they share a turn only where a function lacks a secret and so does
 * nothing at all.
 */
const fits = ({ observed }: GrantsRecord, one: Attempt, other: Attempt): boolean =>
  (one.test.file !== other.test.file ||
    (one.test !== other.test && isSecret(one.grant) && isSecret(other.grant))) &&
  !touches(observed, one.test, other.grant) &&
  !touches(observed, other.test, one.grant);

/** Grants that are away at once, each with its test. */
export const nextBatch = (record: GrantsRecord, open: readonly Open[]): Attempt[] => {
  const batch: Attempt[] = [];
  for (const { grant, candidates } of open) {
    const files = new Set(batch.map(({ test }) => test.file));
    const attempts = candidates.slice(0, choice).map((test) => ({ grant, test }));
    const attempt = attempts.find((one) => batch.every((other) => fits(record, one, other)));
    if (attempt && (files.size < most || files.has(attempt.test.file))) batch.push(attempt);
  }
  return batch;
};

const ownersOf = (grants: readonly Grant[]) => [...new Set(grants.map(({ owner }) => owner))];

const take = async ({ record, emulator }: Run, grants: readonly Grant[]): Promise<void> => {
  const owners = ownersOf(grants);
  record.taken = owners.map(({ role, policy, document }) => ({ role, policy, document }));
  await saveRecord(record);
  for (const owner of owners) {
    const own = grants.filter((grant) => grant.owner === owner);
    await putPolicy(emulator, owner, own.reduce(withoutGrant, owner.document));
    // What it has read before, as a secret or the last number of a paper, it must read again.
    await restart(emulator, owner);
  }
};

/** What was left in the queues would hold up the tests after it. */
const giveBack = async ({ record, emulator }: Run, grants: readonly Grant[]): Promise<void> => {
  for (const owner of ownersOf(grants)) await putPolicy(emulator, owner, owner.document);
  for (const owner of ownersOf(grants.filter(isSecret))) await restart(emulator, owner);
  await purgeQueues(emulator);
  delete record.taken;
};

/**
 * Runs the batch's tests, at once again while its grants are away: `red` are those whose test is then red, twice. Only
 * a test that is green right before, without the rest of its file, tells anything by being red; the others are `unfit`.
 */
export const tryBatch = async (
  run: Run,
  batch: readonly Attempt[],
): Promise<{ readonly red: Set<Attempt>; readonly unfit: Set<Attempt> }> => {
  const redBefore = await run.tests.redOf(batch.map(({ test }) => test));
  const ready = batch.filter(({ test }) => !redBefore.has(test));
  const unfit = new Set(batch.filter(({ test }) => redBefore.has(test)));
  if (ready.length === 0) return { red: new Set(), unfit };
  const grants = ready.map(({ grant }) => grant);
  await take(run, grants);
  try {
    const redOnce = await run.tests.redOf(ready.map(({ test }) => test));
    const red = redOnce.size > 0 ? await run.tests.redOf([...redOnce]) : redOnce;
    return { red: new Set(ready.filter(({ test }) => red.has(test))), unfit };
  } finally {
    await giveBack(run, grants);
  }
};
