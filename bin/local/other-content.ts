import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { rootFolder } from './files.ts';
import { copyParts } from './tree.ts';

/** What a shop is made of, beside what its owner writes; the stand-in for Stripe is among the tests. */
const parts = [
  ...['bin', 'lib', 'lambdas', 'web', 'test/support/stripe'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'cdk.json'],
];
/** What the owner writes; a folder of content has the same two. */
const written = ['services', 'content'] as const;
/** Found once per machine, and the same for every shop. */
const foundPlaces = '.build/places';

const shopOf = (content: string): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return join(rootFolder, '.shops', `${basename(content)}-${hash}`);
};

/** A copy of the tree with the services and the content of a folder; data and builds of its last start stay. */
const treeWith = async (content: string, folder = shopOf(content)): Promise<string> => {
  for (const part of written)
    if (!existsSync(join(content, part))) throw new Error(`${content} has no folder ${part}.`);
  const isFound = existsSync(join(rootFolder, foundPlaces));
  await copyParts(folder, isFound ? [...parts, foundPlaces] : parts, ['node_modules', '.tools']);
  for (const part of written) {
    await rm(join(folder, 'lib', part), { recursive: true });
    await cp(join(content, part), join(folder, 'lib', part), { recursive: true });
  }
  return folder;
};

/** Runs a script of a tree with this terminal, and resolves with its exit code. A signal to this process reaches it, too. */
const runScript = (tree: string, script: string, args: readonly string[]): Promise<number> =>
  new Promise((done, fail) => {
    const node = join(tree, 'node_modules/.bin/node');
    const child = spawn(node, [join(tree, script), ...args], { cwd: tree, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal));
    child.on('error', fail);
    child.on('close', (code) => done(code ?? 1));
  });

/** Starts the shop of a folder of content beside this one, with data, ports and builds of its own. */
export const startWith = async (folder: string, args: readonly string[]): Promise<number> => {
  const tree = await treeWith(resolve(folder));
  const made = await runScript(tree, 'bin/content.ts', ['--quiet']);
  return made === 0 ? runScript(tree, 'bin/local.ts', args) : made;
};

/** Checks a folder of content, and publishes its terms into it when they have changed. */
export const checkWith = async (folder: string): Promise<number> => {
  const content = resolve(folder);
  const tree = await treeWith(content);
  const checked = await runScript(tree, 'bin/content.ts', []);
  const terms = join('content', 'terms');
  if (checked === 0) await cp(join(tree, 'lib', terms), join(content, terms), { recursive: true });
  return checked;
};
