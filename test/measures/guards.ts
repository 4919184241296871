import { headCommit, runCommandLine } from '../../bin/local/command-line.ts';
import { openShop } from '../../bin/local/own-shop.ts';
import { writeArtefact } from './artefact.ts';
import { allGuards } from './guards/all.ts';
import { type Copy, makeCopy } from './guards/copy.ts';
import { guardsPage, type Tried } from './guards/page.ts';

/** A word after the command selects guards by their names, and leaves the record unchanged. */
const [wanted] = process.argv.slice(2);
const guards = allGuards.filter(({ name }) => wanted === undefined || name.includes(wanted));

/** All tests must pass with every guard in place; otherwise a failure would mean nothing. */
const assertGreen = async (copy: Copy): Promise<void> => {
  // Reports a guard whose text has changed at once.
  for (const guard of guards) await copy.without(guard, async () => undefined);
  const { passed, failed } = await copy.test([...new Set(guards.flatMap(({ tests }) => tests))]);
  if (failed > 0 || passed === 0) throw new Error(`with all guards ${failed} tests fail, ${passed} pass`);
  console.log(`${passed} tests are green with all guards`);
};

const tryAll = async (copy: Copy): Promise<Tried[]> => {
  const tried: Tried[] = [];
  for (const guard of guards) {
    const { failed } = await copy.without(guard, () => copy.test(guard.tests, guard.deployed));
    console.log(`${failed > 0 ? 'red  ' : 'GREEN'} ${guard.name} (${guard.file})`);
    tried.push({ guard, failed });
  }
  return tried;
};

const main = async (): Promise<boolean> => {
  const { runFile, stop } = await openShop();
  const copy = await makeCopy(runFile).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  try {
    await assertGreen(copy);
    const tried = await tryAll(copy);
    const red = tried.filter(({ failed }) => failed > 0).length;
    const day = new Date().toISOString().slice(0, 10);
    const page = guardsPage(tried, headCommit('--short'), day);
    if (wanted === undefined) await writeArtefact('guards', page);
    console.log(`${red} of ${guards.length} red`);
    return red === guards.length;
  } finally {
    await copy.remove();
    await stop();
  }
};

runCommandLine(main);
