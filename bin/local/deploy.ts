import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import * as z from 'zod/mini';
import { stackNames } from '#lib/stage.ts';
import { awsAccount, awsClientConfig, awsEnvironment, booksAccount } from './aws.ts';
import { machineEnvironment, runCommand } from './command.ts';
import { hashOf, readJson, rootFolder, writeJson } from './files.ts';
import type { Secrets } from './secrets.ts';

/** The inputs of a deployment: code, and the addresses that become deployed values. */
export type Addresses = {
  readonly siteUrl: string;
  /** Origin of the stand-in; undefined for Stripe itself. */
  readonly stripeApi: string | undefined;
  /** Origin of the emulator when its CDN serves the shop; the site must be built then. */
  readonly edge?: string | undefined;
  /** The issuer in the emulator's tokens; undefined when it is Cognito's own. */
  readonly tokenIssuer?: string | undefined;
};
export type Deployment = Addresses & { readonly stateFolder: string; readonly hash: string };

/** Outputs of all stacks by name. */
export type Outputs = Readonly<Record<string, string>>;

const outputsSchema = z.record(z.string(), z.record(z.string(), z.string()));
const recordSchema = z.object({ hash: z.string(), outputs: z.record(z.string(), z.string()) });
const deployedCode = [
  ...['lib', 'lambdas', '.build/content', 'bin/shop.ts'],
  ...['cdk.json', 'package-lock.json', 'tsconfig.json'],
];

const recordFile = (stateFolder: string) => join(stateFolder, 'deployed.json');
const assembly = (stateFolder: string) => join(stateFolder, 'cdk.out');

/** Plans the deployment of the current code and addresses. */
export const planDeployment = async (stateFolder: string, addresses: Addresses): Promise<Deployment> => {
  const { siteUrl, stripeApi, edge, tokenIssuer } = addresses;
  // The CDN's function and headers follow the built site.
  const code = [...deployedCode, ...(edge ? ['.build/edge.json'] : [])];
  const hash = await hashOf(code, [siteUrl, stripeApi ?? null, edge ?? null, tokenIssuer ?? null]);
  return { ...addresses, stateFolder, hash };
};

type CdkOptions = {
  readonly endpoint?: string;
  readonly cwd?: string;
  readonly signal?: AbortSignal | undefined;
};

const cdk = (args: readonly string[], { endpoint, ...options }: CdkOptions) => {
  const env = {
    ...machineEnvironment(),
    ...awsEnvironment,
    AWS_ENDPOINT_URL: endpoint,
    CDK_DISABLE_CLI_TELEMETRY: 'true',
    CI: 'true',
  };
  return runCommand('cdk', [...args, '--no-notices', '--no-color', '--no-version-reporting'], {
    env,
    ...options,
  });
};

/** Outputs of a stack that is completely deployed; undefined otherwise. */
const outputsOf = async (endpoint: string, name: string): Promise<Outputs | undefined> => {
  const client = new CloudFormationClient(awsClientConfig(endpoint));
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: name }));
    const [stack] = Stacks ?? [];
    if (!stack?.StackStatus?.endsWith('_COMPLETE')) return undefined;
    return Object.fromEntries((stack.Outputs ?? []).map((o) => [o.OutputKey ?? '', o.OutputValue ?? '']));
  } catch {
    return undefined;
  }
};

const readRecord = (stateFolder: string) => readJson(recordFile(stateFolder), recordSchema);

/** Outputs of the last deployment when its inputs are unchanged; otherwise undefined. */
export const currentOutputs = async ({ stateFolder, hash }: Deployment): Promise<Outputs | undefined> => {
  const record = await readRecord(stateFolder);
  return record?.hash === hash ? record.outputs : undefined;
};

/** Outputs of the last deployment, even if its inputs have changed. */
export const deployedOutputs = async (stateFolder: string): Promise<Outputs | undefined> =>
  (await readRecord(stateFolder))?.outputs;

/** True when the emulator has exactly these stacks: an external one may have been emptied or deployed again. */
export const isDeployed = async (
  endpoint: string,
  expected: Outputs,
  { edge }: Deployment,
): Promise<boolean> => {
  const { edge: cdn, global, edgeAlarms, ...names } = stackNames('local');
  const stacks = await Promise.all(
    [...Object.values(names), ...(edge ? [cdn] : [])].map((name) => outputsOf(endpoint, name)),
  );
  const present = new Map(stacks.flatMap((stack) => Object.entries(stack ?? {})));
  return (
    stacks.every(Boolean) && Object.entries(expected).every(([name, value]) => present.get(name) === value)
  );
};

/** Synthesizes the stacks into the state folder; needs no emulator. */
export const synthesize = async (deployment: Deployment, signal?: AbortSignal): Promise<void> => {
  const { stateFolder, siteUrl, stripeApi, edge, tokenIssuer } = deployment;
  const context = [
    'stage=local',
    `siteUrl=${siteUrl}`,
    `booksAccount=${booksAccount}`,
    ...(stripeApi ? [`stripeApi=${stripeApi}`] : []),
    ...(tokenIssuer ? [`tokenIssuer=${tokenIssuer}`] : []),
    ...(edge ? ['edge=true', `emulator=${edge}`] : []),
  ];
  const flags = context.flatMap((entry) => ['--context', entry]);
  await rm(assembly(stateFolder), { recursive: true, force: true });
  await cdk(['synth', '--quiet', '--output', assembly(stateFolder), ...flags], { signal });
};

/** Runs outside of the folder of `cdk.json`, which would needlessly synthesize the app. */
export const bootstrap = async (endpoint: string, signal?: AbortSignal): Promise<void> => {
  if (await outputsOf(endpoint, 'CDKToolkit')) return;
  const environment = `aws://${awsAccount}/${awsEnvironment.AWS_REGION}`;
  await cdk(['bootstrap', environment], { endpoint, cwd: tmpdir(), signal });
};

/** Deploys the result of `synthesize` with plain `cdk deploy`, and stores the outputs. */
export const deploy = async (
  deployment: Deployment,
  endpoint: string,
  { origin }: Secrets,
  signal?: AbortSignal,
): Promise<Outputs> => {
  const { stateFolder, edge } = deployment;
  const file = join(stateFolder, 'outputs.json');
  await rm(recordFile(stateFolder), { force: true });
  const parameters = edge ? ['--parameters', `${stackNames('local').edge}:OriginSecret=${origin}`] : [];
  const flags = ['--all', '--require-approval', 'never', '--outputs-file', file, ...parameters];
  await cdk(['deploy', '--app', assembly(stateFolder), ...flags], { endpoint, signal });
  const stacks = Object.values((await readJson(file, outputsSchema)) ?? {});
  const outputs = Object.fromEntries(stacks.flatMap((stack) => Object.entries(stack)));
  await writeJson(recordFile(stateFolder), { hash: deployment.hash, outputs });
  return outputs;
};

/** The output of that name. Throws when it is missing, which is a fault of the stacks. */
export const outputOf = (outputs: Outputs, name: string): string => {
  const value = outputs[name];
  if (!value) throw new Error(`The stacks have no output «${name}» (see ${rootFolder}bin/shop.ts).`);
  return value;
};
