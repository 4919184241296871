import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '../local/command.ts';
import { rootFolder } from '../local/files.ts';

/** Where the templates and bundles of a deployment stand between its steps. */
const assembly = join(rootFolder, '.build/cdk.out');

/** Runs a command of the project in sight, with the caller's own credentials; throws when it fails. */
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

/** Away from `cdk.json`, which would have the app synthesized for nothing. */
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

type Way = {
  /** «Stack:Name=value». */
  readonly parameters?: readonly string[];
  /** Whether resources that stand there under their own names already become the stack's instead of stopping it. */
  readonly takesOver?: boolean;
};

export const deployArguments = (
  names: readonly string[],
  { parameters = [], takesOver = false }: Way = {},
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
];

/** Deploys stacks of what was synthesized last, without those that they depend on; nothing changed is a success. */
export const deployStacks = (names: readonly string[], way?: Way): Promise<void> =>
  cdk(deployArguments(names, way));
