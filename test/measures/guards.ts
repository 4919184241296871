import { availableParallelism } from 'node:os';
import { headCommit, runCommandLine } from '../../bin/local/command-line.ts';
import { openShop } from '../../bin/local/own-shop.ts';
import { writeArtefact } from './artefact.ts';
import { allGuards } from './guards/all.ts';
import { type Copy, makeCopy, type Outcome } from './guards/copy.ts';
import type { Guard } from './guards/guard.ts';
import { guardsPage, type Tried } from './guards/page.ts';

/** After the command, `2/5` selects the second fifth, a word guards by their names; both leave the record unchanged. */
const [wanted] = process.argv.slice(2);
const [, share, shares] = /^(\d+)\/(\d+)$/.exec(wanted ?? '') ?? [];
const isChosen = (name: string, index: number): boolean =>
  share === undefined
    ? wanted === undefined || name.includes(wanted)
    : Math.floor((index * Number(shares)) / allGuards.length) === Number(share) - 1;
const guards = allGuards.filter(({ name }, index) => isChosen(name, index));

/** All tests must pass with every guard in place; otherwise a failure would mean nothing. */
const assertGreen = async ([copy]: readonly Copy[]): Promise<void> => {
  if (!copy) throw new Error('no copy was made');
  // Reports a guard whose text has changed at once.
  for (const guard of guards) await copy.without(guard, async () => undefined);
  const files = new Set(guards.flatMap(({ tests }) => tests));
  // So many files keep the machine busy, and one of them may be late.
  const { passed, failed, failures, idle } = await copy.test([...files], { retry: 1 });
  if (failed > 0)
    throw new Error(`with all guards ${passed} tests pass, and these fail: ${failures.join('; ')}`);
  if (idle.length > 0) throw new Error(`with all guards no test of these files runs: ${idle.join('; ')}`);
  console.log(`${passed} tests are green with all guards`);
};

/** Without the guard; a shop that did not start on a busy machine, so that no test ran, starts once more. */
const tryGuard = (copy: Copy, guard: Guard): Promise<Outcome> =>
  copy.without(guard, async () => {
    const run = () => copy.test(guard.tests, { deployed: guard.deployed });
    const first = await run();
    return first.passed + first.failed > 0 ? first : run();
  });

/** Each copy takes the next guard as soon as it is free. */
const tryAll = async (copies: readonly Copy[]): Promise<Tried[]> => {
  const tried: Tried[] = [];
  const waiting = guards.values();
  const work = async (copy: Copy): Promise<void> => {
    for (const guard of waiting) {
      const { passed, failed } = await tryGuard(copy, guard);
      const unknown = passed + failed > 0 ? '' : ': no test ran';
      console.log(`${failed > 0 ? 'red  ' : 'GREEN'} ${guard.name} (${guard.file})${unknown}`);
      tried.push({ guard, failed });
    }
  };
  await Promise.all(copies.map(work));
  return guards.flatMap((guard) => tried.filter((one) => one.guard === guard));
};

const main = async (): Promise<boolean> => {
  const { runFile, stop } = await openShop();
  const copies: Copy[] = [];
  try {
    // Half of the time of a trial is one process that starts: two at once use both processors.
    for (let at = 0; at < Math.min(2, availableParallelism()); at += 1) copies.push(await makeCopy(runFile));
    await assertGreen(copies);
    const tried = await tryAll(copies);
    const red = tried.filter(({ failed }) => failed > 0).length;
    const day = new Date().toISOString().slice(0, 10);
    const page = guardsPage(tried, headCommit('--short'), day);
    if (wanted === undefined) await writeArtefact('guards', page);
    console.log(`${red} of ${guards.length} red`);
    return red === guards.length;
  } finally {
    for (const copy of copies) await copy.remove();
    await stop();
  }
};

runCommandLine(main);
