import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startStripeStandIn } from '#test/support/stripe/server.ts';
import { seededAccounts } from './accounts.ts';
import { type Outputs, outputOf, planDeployment } from './deploy.ts';
import { answers, type Emulator, endLeftover, startEmulator } from './emulator.ts';
import { rootFolder } from './files.ts';
import { startMailbox } from './mailbox/server.ts';
import { choosePorts, type Ports } from './ports.ts';
import { emptyState, holdState, publishRun, releaseState, withdrawRun } from './run-file.ts';
import type { ShopFacts } from './running.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { seed } from './seed.ts';
import { buildSiteWhenChanged } from './site/build.ts';
import { startSite } from './site/server.ts';
import { openStack } from './stack.ts';
import { together } from './together.ts';

export type ShopOptions = {
  readonly stateFolder: string;
  /** Begin anew: data, ports and secrets of the folder are thrown away. */
  readonly fresh?: boolean;
  /** Ports to take when the folder has none yet and they are free. */
  readonly ports?: Ports;
  /** An emulator that may already run; without an answer from it we start our own. */
  readonly endpoint?: string | undefined;
  readonly signal?: AbortSignal;
};

export type RunningShop = ShopFacts & { stop(): Promise<void> };

type Closer = () => Promise<void>;
type Opening = ShopOptions & { readonly closers: Closer[] };

const stripeItself = 'https://api.stripe.com';
const local = (port: number) => `http://127.0.0.1:${port}`;

const emulatorStarter = async ({ stateFolder, endpoint, closers }: Opening, ports: Ports) => {
  if (endpoint && (await answers(endpoint))) {
    return async (): Promise<Emulator> => ({ url: endpoint, stop: async () => undefined });
  }
  return async (auth: boolean): Promise<Emulator> => {
    const options = { stateFolder, port: ports.emulator, smtpPort: ports.smtp, auth };
    const emulator = await startEmulator(options);
    closers.push(emulator.stop);
    return emulator;
  };
};

/** Stripe's stand-in, unless the environment brings Stripe's own key. */
const startPayments = async ({ stateFolder, closers }: Opening, ports: Ports, secrets: Secrets) => {
  const standIn = await startStripeStandIn({
    port: ports.payments,
    webhookUrl: `${local(ports.site)}/api/stripe-webhook`,
    webhookSecret: secrets.webhook,
    webhookHeaders: {},
    secretKey: secrets.stripeKey,
    stateFile: join(stateFolder, 'stripe.json'),
  });
  closers.push(() => standIn.stop());
};

const openSite = async (
  opening: Opening,
  ports: Ports,
  stack: { url: string; outputs: Outputs },
  secret: string,
) => {
  const site = await startSite({
    port: ports.site,
    buildFolder: join(rootFolder, '.build'),
    api: {
      origin: stack.url,
      prefix: `/_aws/execute-api/${outputOf(stack.outputs, 'HttpApiId')}/$default`,
      originSecret: secret,
    },
    config: {
      stage: 'local',
      userPoolId: outputOf(stack.outputs, 'UserPoolId'),
      userPoolClientId: outputOf(stack.outputs, 'UserPoolClientId'),
      cognitoEndpoint: stack.url,
    },
  });
  opening.closers.push(site.stop);
};

const assertAnswers = async (site: string): Promise<void> => {
  const response = await fetch(`${site}/api/health`);
  if (!response.ok)
    throw new Error(`The shop does not answer (${response.status}): ${await response.text()}`);
};

const open = async (opening: Opening): Promise<ShopFacts> => {
  const { stateFolder, closers, signal } = opening;
  const ports = await choosePorts(stateFolder, opening.ports);
  const secrets = await readSecrets(stateFolder);
  const usesStripe = Boolean(process.env.STRIPE_SECRET_KEY);
  const payments = usesStripe ? stripeItself : local(ports.payments);
  const siteUrl = local(ports.site);
  const deployment = await planDeployment(stateFolder, {
    siteUrl,
    stripeApi: usesStripe ? undefined : payments,
  });
  const mailbox = await startMailbox({
    folder: join(stateFolder, 'mails'),
    port: ports.mailbox,
    smtpPort: ports.smtp,
  });
  closers.push(mailbox.stop);
  const start = await emulatorStarter(opening, ports);
  const [{ emulator, outputs }] = await together([
    openStack({ deployment, secrets, start, ...(signal && { signal }) }),
    buildSiteWhenChanged(signal),
  ]);
  await together([
    usesStripe ? Promise.resolve() : startPayments(opening, ports, secrets),
    seed(emulator.url, outputs),
    openSite(opening, ports, { url: emulator.url, outputs }, secrets.origin),
  ]);
  signal?.throwIfAborted();
  await assertAnswers(siteUrl);
  const accounts = seededAccounts.map(({ role, email, password, discipline }) => ({
    role,
    email,
    password,
    ...(discipline && { discipline }),
  }));
  const run = { site: siteUrl, mailbox: mailbox.url, payments, emulator: emulator.url, accounts };
  closers.push(() => withdrawRun(stateFolder));
  await publishRun(stateFolder, run);
  return { ...run, outputs, originSecret: secrets.origin };
};

/**
 * Starts the whole shop on loopback: emulator with the deployed stacks and IAM enforced, payments, mailbox, seeded
 * accounts, site. What was started is ended again, in reverse order, by `stop` and by any failure.
 */
export const startShop = async (options: ShopOptions): Promise<RunningShop> => {
  const { stateFolder } = options;
  await mkdir(stateFolder, { recursive: true });
  await holdState(stateFolder);
  const closers: Closer[] = [() => releaseState(stateFolder)];
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    await endLeftover(stateFolder);
    if (options.fresh) await emptyState(stateFolder);
    return { ...(await open({ ...options, closers })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
