import { purgeQueues } from './emulator.ts';
import { type GrantsRecord, saveRecord } from './record.ts';
import { type Grant, putPolicy, restart, withoutGrant } from './roles.ts';
import { redOf } from './run-tests.ts';
import { needs, type Timed, testsUsing } from './uses.ts';

export type Run = { readonly record: GrantsRecord; readonly emulator: string; readonly runFile: string };
/** A grant and the test that is to miss it. */
export type Attempt = { readonly grant: Grant; readonly test: Timed };
/** A grant that is not noticed yet, with the tests that are still to be asked. */
export type Open = { readonly grant: Grant; readonly candidates: Timed[] };

/** Tests asked for one grant, before it counts as missed. */
const patience = 15;
/** More at once find fewer that do not touch each other. */
const most = 8;

export const openOf = (record: GrantsRecord, grants: readonly Grant[]): Open[] =>
  grants.map((grant) => ({ grant, candidates: testsUsing(grant, record.observed).slice(0, patience) }));

/** Whether the file of a test has ever used the grant: then its absence could be what makes the test red. */
const touches = ({ observed }: GrantsRecord, { file }: Timed, grant: Grant): boolean =>
  observed.some((known) => known.file === file && known.uses.some((use) => needs(grant, use)));

/** Grants that can be away at once: each has a test of a file of its own, in which no other of them is used. */
export const nextBatch = (record: GrantsRecord, open: readonly Open[]): Attempt[] => {
  const batch: Attempt[] = [];
  for (const { grant, candidates } of open) {
    const [test] = candidates;
    if (!test || batch.length === most) continue;
    const fits = batch.every(
      (other) =>
        other.test.file !== test.file &&
        !touches(record, test, other.grant) &&
        !touches(record, other.test, grant),
    );
    if (fits) batch.push({ grant, test });
  }
  return batch;
};

const take = async ({ record, emulator }: Run, grants: readonly Grant[]): Promise<void> => {
  const owners = [...new Set(grants.map(({ owner }) => owner))];
  record.taken = owners.map(({ role, policy, document }) => ({ role, policy, document }));
  await saveRecord(record);
  for (const owner of owners) {
    const own = grants.filter((grant) => grant.owner === owner);
    await putPolicy(emulator, owner, own.reduce(withoutGrant, owner.document));
    if (own.some(({ action }) => action.startsWith('ssm:'))) await restart(emulator, owner);
  }
};

/** What was left in the queues would hold up the tests after it. */
const giveBack = async ({ record, emulator }: Run, grants: readonly Grant[]): Promise<void> => {
  for (const { owner } of grants) await putPolicy(emulator, owner, owner.document);
  for (const { owner, action } of grants) if (action.startsWith('ssm:')) await restart(emulator, owner);
  await purgeQueues(emulator);
  delete record.taken;
};

const keyOf = ({ file, name }: Timed): string => `${file} ${name}`;

/** Only a test that is green by itself tells anything by being red: asked once of each. */
const learnAlone = async ({ record, runFile }: Run, batch: readonly Attempt[]): Promise<void> => {
  const unknown = batch.map(({ test }) => test).filter((test) => record.alone[keyOf(test)] === undefined);
  if (unknown.length === 0) return;
  const red = await redOf(runFile, unknown);
  for (const test of unknown) record.alone[keyOf(test)] = !red.has(test);
};

/** Runs the batch's tests while its grants are away: those whose test is then red. */
export const tryBatch = async (run: Run, batch: readonly Attempt[]): Promise<Set<Attempt>> => {
  await learnAlone(run, batch);
  const ready = batch.filter(({ test }) => run.record.alone[keyOf(test)]);
  if (ready.length === 0) return new Set();
  const grants = ready.map(({ grant }) => grant);
  await take(run, grants);
  try {
    const red = await redOf(
      run.runFile,
      ready.map(({ test }) => test),
    );
    return new Set(ready.filter(({ test }) => red.has(test)));
  } finally {
    await giveBack(run, grants);
  }
};
