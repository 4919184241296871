import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { typesetterPaths } from './typeset/files.ts';

const root = join(import.meta.dirname, '..');
const scope = '@myriaddreamin';
/** The package that finds the native one of the machine. */
const finder = 'typst-ts-node-compiler';

/** Where a function runs: in Lambda, or started by the emulator on this machine. */
export type Machine = 'lambda' | 'here';

/** Lambda's architecture; `bin/setup-typesetter.mjs` installs it on any machine. */
const lambdaModule = `${finder}-linux-arm64-gnu`;
const lambdaFolder = join(root, '.tools/typesetter/node_modules', scope);
const installed = join(root, 'node_modules', scope);

/** Writes the layer with Typst's native module. Throws when the module of Lambda's architecture is not installed. */
export const buildTypesetterLayer = async (folder: string, machine: Machine): Promise<void> => {
  const target = join(folder, 'nodejs/node_modules', scope);
  await rm(folder, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  if (machine === 'here') return cp(installed, target, { recursive: true });
  const native = join(lambdaFolder, lambdaModule);
  if (!existsSync(native)) throw new Error(`Missing: ${lambdaModule}. «npm run deploy» installs it.`);
  await cp(join(installed, finder), join(target, finder), { recursive: true });
  await cp(native, join(target, lambdaModule), { recursive: true });
};

/** The program of the process that typesets, which finds the native module in the layer. */
const buildChild = (outfile: string) =>
  build({
    absWorkingDir: root,
    entryPoints: ['lib/typeset/child.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    external: [`${scope}/${finder}`],
    minify: true,
    logLevel: 'warning',
  });

/** Writes what typesets a report into `folder`, which is deployed with a function: program, template and faces. */
export const copyTypesetting = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await buildChild(join(folder, 'child.cjs'));
  const { template, fonts } = typesetterPaths();
  await copyFile(template, join(folder, 'report.typ'));
  for (const { name, path } of fonts) await copyFile(path, join(folder, `${name}.ttf`));
};
