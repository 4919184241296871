/**
 * The same commit gives the same templates and bundles at any place and time, so that `cdk diff` after a deployment is
 * empty.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyTree } from '#test/support/tree-copy.ts';

const lambdaModule = 'typst-ts-node-compiler-linux-arm64-gnu';
const context = {
  stage: 'dev',
  domain: 'shop.example',
  firewall: 'true',
  concurrency: '1000',
  alarmAddress: 'ops@shop.example',
};

/** A clock forty days later, and folders that list their files backwards. */
const elsewhere = `import fs from 'node:fs';import{syncBuiltinESMExports}from 'node:module';const list=fs.globSync;fs.globSync=(...a)=>list(...a).reverse();syncBuiltinESMExports();const Now=Date;globalThis.Date=class extends Now{constructor(...a){a.length?super(...a):super(Now.now()+3456e6)}static now(){return Now.now()+3456e6}}`;

/** Templates and assets by file name, from a copy of the sources. */
const synthesize = async (options: string): Promise<Record<string, string>> => {
  const code = ['lib', 'lambdas', 'web', '.build/content', 'bin/shop.ts'];
  const parts = [...code, 'package.json', 'tsconfig.json', 'cdk.json'];
  const folder = await copyTree('shop-copy', parts);
  // A deployment installs the typesetter of Lambda; here any file serves, because only two copies are compared.
  const native = join(folder, '.tools/typesetter/node_modules/@myriaddreamin', lambdaModule);
  await mkdir(native, { recursive: true });
  await writeFile(join(native, 'module.node'), 'native');
  await mkdir(join(folder, '.build'), { recursive: true });
  const site = { pages: ['/'], styleHashes: ['sha256-c3R5bGU='] };
  await writeFile(join(folder, '.build/edge.json'), JSON.stringify(site));
  const { context: own } = JSON.parse(await readFile(join(folder, 'cdk.json'), 'utf8'));
  const CDK_CONTEXT_JSON = JSON.stringify({ ...own, ...context });
  const env = { ...process.env, CDK_CONTEXT_JSON, CDK_OUTDIR: join(folder, 'out'), NODE_OPTIONS: options };
  await promisify(execFile)(process.execPath, ['bin/shop.ts'], { cwd: folder, env });
  const files = (await readdir(join(folder, 'out'))).filter((name) =>
    /\.(template|assets)\.json$/.test(name),
  );
  const read = async (name: string) => [name, await readFile(join(folder, 'out', name), 'utf8')] as const;
  const written = Object.fromEntries(await Promise.all(files.map(read)));
  await rm(folder, { recursive: true });
  return written;
};

test('two folders that list their files in another order, forty days apart, synthesize the same stacks', async () => {
  const other = `--import data:text/javascript,${encodeURIComponent(elsewhere)}`;
  const [now, then] = await Promise.all([synthesize(''), synthesize(other)]);
  expect(Object.keys(now).filter((name) => name.endsWith('.template.json'))).toHaveLength(10);
  for (const [name, text] of Object.entries(now)) expect([name, then[name] === text]).toEqual([name, true]);
}, 600_000);
