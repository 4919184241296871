import type { LambdaClient } from '@aws-sdk/client-lambda';
import type { StageName } from '#lib/stage.ts';
import {
  downloadCode,
  type Functions,
  isSame,
  putFunction,
  type Running,
  readFunctions,
} from './functions.ts';
import { inParallel } from './in-parallel.ts';
import type { KeptFiles } from './kept-files.ts';
import { madeByStacks, type Release, type ReleaseList, releaseLines, withRelease } from './release-list.ts';
import { staleFailures } from './stale.ts';

export type Place = { readonly stage: StageName; readonly lambda: LambdaClient; readonly files: KeptFiles };

type Outputs = Readonly<Record<string, string>>;

const runningNow = ({ lambda, stage }: Place): Promise<Running[]> => readFunctions(lambda, stage);

const keepCode = ({ lambda, files }: Place, running: readonly Running[]): Promise<void> =>
  files.keepCode(new Map(running.map(({ name, kept }) => [kept.code, name])), (name) =>
    downloadCode(lambda, name),
  );

/** Makes each function what was kept of it. Returns the names of those that changed. */
const putFunctions = async ({ lambda, files }: Place, running: readonly Running[], wanted: Functions) => {
  const changes = running.flatMap((one) => {
    const kept = wanted[one.name];
    return kept && !isSame(kept, one.kept) ? [{ one, kept }] : [];
  });
  await inParallel(changes, ({ one, kept }) => putFunction(lambda, one, kept, files.packageOf(kept.code)));
  return changes.map(({ one }) => one.name);
};

/** Keeps what runs now as a release; the deployment's checks are green. */
export const keepRelease = async (place: Place, commit: string, now: Date): Promise<ReleaseList> => {
  const { files } = place;
  const running = await runningNow(place);
  await keepCode(place, running);
  const functions = Object.fromEntries(running.map(({ name, kept }) => [name, kept]));
  const list = withRelease(
    await files.readList(),
    { commit, functions, pages: await files.keepPages() },
    now,
  );
  await files.writeList(list);
  await files.prune(list);
  return list;
};

/** Throws when a way back broke off: what the stacks made and what it changed could not be told apart later. */
export const assertWhole = async ({ files, stage }: Place): Promise<void> => {
  const { back } = await files.readList();
  if (back && back.endedAt === undefined)
    throw new Error(
      `A way back broke off. Repeat it first: npm run back -- --stage ${stage} --to ${back.to}`,
    );
};

/**
 * After the stacks: a function that a way back had changed, and that CloudFormation left alone because its template is the
 * same, becomes what the stacks made. Returns the names of these.
 */
export const followStacks = async (place: Place): Promise<string[]> => {
  const list = await place.files.readList();
  if (!list.back) return [];
  const running = await runningNow(place);
  const changed = await putFunctions(place, running, madeByStacks(list, running));
  await place.files.writeList({ releases: list.releases });
  return changed;
};

const releaseOf = (releases: readonly Release[], to: number): Release => {
  const found = releases.find(({ number }) => number === to);
  if (found) return found;
  const known = releaseLines({ releases: [...releases] });
  throw new Error(`There is no release ${to} to go back to. Known:\n${known.join('\n') || 'none'}`);
};

/** Functions of a release that were told of what the stacks have replaced would read and write elsewhere. */
const assertSameTables = ({ functions }: Release, outputs: Outputs): void => {
  const told = Object.entries(functions).map(([name, { variables }]) => ({ name, variables }));
  const stale = staleFailures(told, outputs);
  if (stale.length > 0)
    throw new Error(
      `Nothing was changed: the functions of that release know other tables than the stacks have.\n${stale.join('\n')}`,
    );
};

export type WentBack = {
  readonly release: Release;
  readonly seconds: number;
  /** Names of the functions that changed. */
  readonly functions: readonly string[];
  readonly pages: number;
  /** What stays as the stacks made it, or is no longer there: only a deployment of the commit brings it. */
  readonly newer: readonly string[];
  readonly gone: readonly string[];
};

/**
 * Functions and pages become those of a kept release; routes, rights, tables, schedules and data stay. It can be repeated, and
 * leads forward as well as back.
 */
export const goBack = async (place: Place, to: number, outputs: Outputs): Promise<WentBack> => {
  const { files } = place;
  const startedAt = Date.now();
  const list = await files.readList();
  const release = releaseOf(list.releases, to);
  assertSameTables(release, outputs);
  const running = await runningNow(place);
  await keepCode(place, running);
  const back = { to, functions: madeByStacks(list, running) };
  await files.writeList({ ...list, back });
  const functions = await putFunctions(place, running, release.functions);
  const pages = await files.putPages(release.pages);
  const changed = await runningNow(place);
  const endedAt = Math.max(...changed.map(({ changedAt }) => changedAt));
  await files.writeList({ ...list, back: { ...back, endedAt } });
  const names = new Set(running.map(({ name }) => name));
  return {
    release,
    seconds: Math.ceil((Date.now() - startedAt) / 1000),
    functions,
    pages,
    newer: [...names].filter((name) => !(name in release.functions)),
    gone: Object.keys(release.functions).filter((name) => !names.has(name)),
  };
};

/** What a way back has changed, a line each. */
export const backLines = ({ release, seconds, functions, pages, newer, gone }: WentBack): string[] => [
  `Release ${release.number} (${release.commit}): ${functions.length} functions and ${pages} pages have changed in ${seconds} seconds.`,
  ...newer.map((name) => `  stays as it is, because that release had none: ${name}`),
  ...gone.map((name) => `  is not there any more: ${name}`),
];

/**
 * Runs the checks of a deployment. When they are red, functions and pages become those of the last release, and the error
 * says so.
 */
export const backAfter = async (
  place: Place,
  outputs: Outputs,
  check: () => Promise<void>,
): Promise<void> => {
  try {
    await check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const last = (await place.files.readList()).releases.at(-1);
    if (!last) throw error;
    const lines = await goBack(place, last.number, outputs).then(backLines, (failed: Error) => [
      'It did not go back.',
      failed.message,
    ]);
    throw new Error([reason, '', 'Went back by itself.', ...lines].join('\n'));
  }
};
