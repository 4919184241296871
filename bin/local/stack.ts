import { publish } from '../deploy/publish.ts';
import { awsClientConfig } from './aws.ts';
import { makeBooks } from './books.ts';
import {
  bootstrap,
  currentOutputs,
  type Deployment,
  deploy,
  isDeployed,
  type Outputs,
  synthesize,
} from './deploy.ts';
import type { Emulator } from './emulator.ts';
import { putSecrets, type Secrets } from './secrets.ts';
import { together } from './together.ts';

export type Stack = { readonly emulator: Emulator; readonly outputs: Outputs };

type StackOptions = {
  readonly deployment: Deployment;
  readonly secrets: Secrets;
  /** Starts the emulator with its state; IAM is enforced when `auth` is true. */
  readonly start: (auth: boolean) => Promise<Emulator>;
  readonly signal: AbortSignal | undefined;
};

const reuse = async ({ deployment, start }: StackOptions): Promise<Stack | undefined> => {
  const outputs = await currentOutputs(deployment);
  if (!outputs) return undefined;
  const emulator = await start(true);
  if (await isDeployed(emulator.url, outputs, deployment)) return { emulator, outputs };
  await emulator.stop();
  return undefined;
};

/**
 * Enforced IAM also enforces the bootstrap bucket's TLS-only policy, so it is off during the deployment over plain
 * http.
 */
const deployAnew = async ({ deployment, secrets, start, signal }: StackOptions): Promise<Stack> => {
  const open = await start(false);
  await together([synthesize(deployment, signal), bootstrap(open.url, signal)]);
  await putSecrets(open.url, secrets);
  const outputs = await deploy(deployment, open.url, secrets, signal);
  await open.stop();
  return { outputs, emulator: await start(true) };
};

/** Uploads the built site to the bucket of the CDN. */
export const uploadToEdge = (endpoint: string, outputs: Outputs) =>
  publish(awsClientConfig(endpoint), 'local', outputs, endpoint);

/** The stacks on the emulator with IAM enforced; deployed only when code or addresses have changed. */
export const openStack = async (options: StackOptions): Promise<Stack> => {
  const stack = (await reuse(options)) ?? (await deployAnew(options));
  await putSecrets(stack.emulator.url, options.secrets);
  await makeBooks(stack.emulator.url);
  if (options.deployment.edge) await uploadToEdge(stack.emulator.url, stack.outputs);
  return stack;
};
