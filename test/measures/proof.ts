import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { machineEnvironment } from '../../bin/local/command.ts';
import { runCommandLine } from '../../bin/local/command-line.ts';
import { rootFolder } from '../../bin/local/files.ts';
import { startShop } from '../../bin/local/shop.ts';
import { writeArtefact } from './artefact.ts';

/** One line of the record, written by `test/support/proof/figures.ts`. */
const figureSchema = z.object({
  section: z.string(),
  what: z.string(),
  tried: z.int(),
  survived: z.int(),
  lost: z.int(),
});
type Figure = z.infer<typeof figureSchema>;

const scale = process.env.PROOF_SCALE ?? '1';
const stateFolder = join(rootFolder, '.local/proof');
const figuresFile = join(rootFolder, '.build/proof.jsonl');

/** Runs every `proof-*` test with the large numbers; their output goes to the terminal. */
const runProofs = (): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const env = {
      ...machineEnvironment(),
      SHOP_RUN: join(stateFolder, 'run.json'),
      PROOF_SCALE: scale,
      PROOF_FIGURES: figuresFile,
    };
    const args = ['run', '--project', 'proof', '--silent=passed-only', ...process.argv.slice(2)];
    const child = spawn('vitest', args, { cwd: rootFolder, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });

const readFigures = async (): Promise<Figure[]> => {
  const text = await readFile(figuresFile, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  const figures = lines.map((line) => figureSchema.parse(JSON.parse(line)));
  return figures.sort((left, right) => left.section.localeCompare(right.section));
};

const git = async (...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)('git', [...args], { cwd: rootFolder })).stdout.trim();

/** The tested commit, with a mark for uncommitted changes. */
const describeCommit = async (): Promise<string> => {
  const commit = await git('rev-parse', '--short=12', 'HEAD');
  const changes = await git('status', '--porcelain');
  return changes === '' ? commit : `${commit} with uncommitted changes`;
};

const formatCount = (count: number): string => count.toLocaleString('en-GB');

const tableOf = (figures: readonly Figure[]): string =>
  figures
    .map(
      ({ what, tried, survived, lost }) =>
        `| ${what} | ${[tried, survived, lost].map(formatCount).join(' | ')} |`,
    )
    .join('\n');

const recordOf = (figures: readonly Figure[], commit: string, minutes: number): string => {
  const sections = [...new Set(figures.map(({ section }) => section))].map((section) => {
    const rows = tableOf(figures.filter((figure) => figure.section === section));
    return `## ${section}\n\n| What | Tried | Survived | Lost |\n|---|--:|--:|--:|\n${rows}`;
  });
  const date = new Date().toISOString().slice(0, 10);
  const intro = [
    '# Proof',
    `Commit ${commit}, ${date}, ${minutes} minutes, scale ${scale}. What runs: docs/measurements.md.`,
  ];
  return `${[...intro, ...sections].join('\n\n')}\n`;
};

const main = async (): Promise<boolean> => {
  const startedAt = Date.now();
  await mkdir(join(rootFolder, '.build'), { recursive: true });
  await rm(figuresFile, { force: true });
  const commit = await describeCommit();
  const shop = await startShop({ stateFolder, fresh: true });
  const isGood = await runProofs().finally(() => shop.stop());
  const minutes = Math.ceil((Date.now() - startedAt) / 60_000);
  await writeArtefact('proof', recordOf(await readFigures(), commit, minutes));
  await rm(stateFolder, { recursive: true, force: true });
  return isGood;
};

runCommandLine(main);
