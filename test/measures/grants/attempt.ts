import { purgeQueues } from './emulator.ts';
import type { Told } from './page.ts';
import { type GrantsRecord, saveRecord } from './record.ts';
import { type Grant, isSecret, nameOf, putPolicy, restart, withoutGrant } from './roles.ts';
import type { Tests } from './run-tests.ts';
import { type Timed, testsUsing, titleOf, touches } from './uses.ts';

export type Run = { readonly record: GrantsRecord; readonly emulator: string; readonly tests: Tests };
/** A grant, and the test that should fail without it. */
export type Attempt = { readonly grant: Grant; readonly test: Timed };
/** A grant that no test has noticed yet, with the tests that are left; `known` is the one that the page names. */
export type Open = { readonly grant: Grant; readonly candidates: Timed[]; readonly known: Timed | undefined };

/** The number of tests for one grant before it counts as missed. */
const patience = 30;
/** More grants at once would slow each other down. */
const most = 30;

/**
 * `known`: what the page says of each grant; the test that it names runs first. Grants that many files use
 * also come first, because the others fit beside them.
 */
export const openOf = (
  { observed }: GrantsRecord,
  grants: readonly Grant[],
  known: ReadonlyMap<string, Told>,
): Open[] => {
  const all = grants.map((grant) => {
    const tests = testsUsing(grant, observed);
    return { grant, tests, files: new Set(tests.map(({ file }) => file)).size };
  });
  return all
    .sort((one, other) => other.files - one.files)
    .map(({ grant, tests }) => {
      const title = known.get(nameOf(grant))?.noticed;
      // Also a test of which no use was recorded: the emulator does not record all.
      const first = observed.flatMap((one) => one.tests).filter((test) => titleOf(test) === title);
      const others = tests.filter((test) => titleOf(test) !== title);
      return { grant, candidates: [...first, ...others].slice(0, patience), known: first[0] };
    });
};

/**
 * Two grants can be absent at once when it stays clear which test fails for which. Tests of one file run in sequence,
 * and a failure may affect the next: they share a batch only where a function lacks a secret and therefore does
 * nothing.
 */
const fits = ({ observed }: GrantsRecord, one: Attempt, other: Attempt): boolean =>
  (one.test.file !== other.test.file ||
    (one.test !== other.test && isSecret(one.grant) && isSecret(other.grant))) &&
  !touches(observed, one.test, other.grant) &&
  !touches(observed, other.test, one.grant);

/** The grants that are absent at once, each with its test. */
export const nextBatch = (record: GrantsRecord, open: readonly Open[]): Attempt[] => {
  const batch: Attempt[] = [];
  for (const { grant, candidates, known } of open) {
    const files = new Set(batch.map(({ test }) => test.file));
    const asked = known && candidates[0] === known ? [known] : candidates;
    const attempts = asked.map((test) => ({ grant, test }));
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
    // Values that it has cached, such as a secret or the last number of a paper, must be read again.
    await restart(emulator, owner);
  }
};

/** Restores the grants and empties the queues, whose messages would delay later tests. */
const giveBack = async ({ record, emulator }: Run, grants: readonly Grant[]): Promise<void> => {
  for (const owner of ownersOf(grants)) await putPolicy(emulator, owner, owner.document);
  for (const owner of ownersOf(grants.filter(isSecret))) await restart(emulator, owner);
  await purgeQueues(emulator);
  delete record.taken;
};

/** The tests that fail with all grants when the rest of their file does not run. What once passed is not asked again. */
const redAlone = async ({ record, tests }: Run, batch: readonly Attempt[]): Promise<Set<Timed>> => {
  const unknown = batch.map(({ test }) => test).filter((test) => !record.alone.includes(titleOf(test)));
  const red = await tests.redOf(unknown);
  record.alone.push(...unknown.filter((test) => !red.has(test)).map(titleOf));
  await saveRecord(record);
  return red;
};

/**
 * Runs the batch's tests while its grants are absent: `red` are those whose test failed twice. Only a test that passes
 * with all grants, without the rest of its file, is meaningful; the others are `unfit`.
 */
export const tryBatch = async (
  run: Run,
  batch: readonly Attempt[],
): Promise<{ readonly red: Set<Attempt>; readonly unfit: Set<Attempt> }> => {
  const redBefore = await redAlone(run, batch);
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
