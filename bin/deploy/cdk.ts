import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '../local/command.ts';
import { rootFolder } from '../local/files.ts';

/** The folder of templates and bundles between the steps of a deployment. */
const assembly = join(rootFolder, '.build/cdk.out');

/** Runs a command of the project with visible output and the caller's credentials. Throws when it fails. */
export const runVisibly = (command: string, args: readonly string[], cwd = rootFolder): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: projectPath, CDK_DISABLE_CLI_TELEMETRY: 'true', CI: 'true' };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`${command} ${args[0] ?? ''} ended with ${code}`));
    });
  });

const cdk = (args: readonly string[], cwd?: string) =>
  runVisibly('cdk', [...args, '--no-notices', '--no-color', '--no-version-reporting'], cwd);

/** Runs outside of the folder of `cdk.json`, which would needlessly synthesize the app. */
export const bootstrap = (account: string, region: string): Promise<void> =>
  cdk(['bootstrap', `aws://${account}/${region}`], tmpdir());

/** Context of a stage by key; absent values are left out. */
export type Context = Readonly<Record<string, string | undefined>>;

export const synthesize = async (context: Context): Promise<void> => {
  const flags = Object.entries(context).flatMap(([key, value]) =>
    value === undefined ? [] : ['--context', `${key}=${value}`],
  );
  await rm(assembly, { recursive: true, force: true });
  await cdk(['synth', '--quiet', '--output', assembly, ...flags]);
};

/** The template of a stack, of the last synthesis. */
export const readTemplate = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(assembly, `${name}.template.json`), 'utf8'));

export type Way = {
  /** «Stack:Name=value». */
  readonly parameters?: readonly string[];
  /** True to adopt existing resources with the same names instead of failing. */
  readonly takesOver?: boolean;
  /** All tags of the stacks: a changed one updates a stack whose template is the same. */
  readonly tags?: Readonly<Record<string, string>>;
};

export const deployArguments = (
  names: readonly string[],
  { parameters = [], takesOver = false, tags = {} }: Way = {},
): string[] => [
  'deploy',
  ...names,
  '--app',
  assembly,
  '--exclusively',
  '--require-approval',
  'never',
  ...(takesOver ? ['--import-existing-resources'] : []),
  ...parameters.flatMap((parameter) => ['--parameters', parameter]),
  ...Object.entries(tags).flatMap(([key, value]) => ['--tags', `${key}=${value}`]),
];

/** Deploys stacks of the last synthesis, without their dependencies. Succeeds without changes. */
export const deployStacks = (names: readonly string[], way?: Way): Promise<void> =>
  cdk(deployArguments(names, way));
