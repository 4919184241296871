import { mkdir } from 'node:fs/promises';
import { planDeployment } from './deploy.ts';
import { endLeftover } from './emulator.ts';
import { foreignAddresses } from './foreign.ts';
import {
  type EdgeUse,
  emulatorStarter,
  localAddress,
  type Opening,
  openMailbox,
  openPayments,
  openSite,
} from './parts.ts';
import { type Ports, reservePorts } from './ports.ts';
import {
  type Account,
  emptyState,
  holdState,
  publishRun,
  type Run,
  releaseState,
  withdrawRun,
} from './run-file.ts';
import type { ShopFacts } from './running.ts';
import { readSecrets } from './secrets.ts';
import { seed } from './seed.ts';
import { buildSiteWhenChanged } from './site/build.ts';
import { openStack, type Stack } from './stack.ts';
import { together } from './together.ts';

export type ShopOptions = {
  readonly stateFolder: string;
  /** Deletes data, ports and secrets of the folder first. */
  readonly fresh?: boolean;
  /** Preferred ports for a new folder. */
  readonly ports?: Ports;
  /** The endpoint of a running emulator; without an answer the shop starts its own. */
  readonly endpoint?: string | undefined;
  readonly edge?: EdgeUse | undefined;
  readonly signal?: AbortSignal;
};

export type RunningShop = ShopFacts & { stop(): Promise<void> };

const stripeItself = 'https://api.stripe.com';

/** True with Stripe's own key in the environment: then Stripe processes the (test) payments. */
const usesStripe = (): boolean => Boolean(process.env.STRIPE_SECRET_KEY);

type OpenStack = { readonly stack: Stack; readonly accounts: readonly Account[] };

const openStackAndSite = async (opening: Opening, signal: AbortSignal | undefined): Promise<OpenStack> => {
  const { stateFolder, secrets, reservation, endpoint, edge } = opening;
  if (edge) await buildSiteWhenChanged(signal);
  const deployment = await planDeployment(stateFolder, {
    siteUrl: localAddress(reservation.ports.site),
    ...foreignAddresses(process.env, localAddress(reservation.ports.payments)),
    edge: edge && (endpoint ?? localAddress(reservation.ports.emulator)),
  });
  const start = await emulatorStarter(opening);
  const [stack] = await together([
    openStack({ deployment, secrets, start, signal }),
    buildSiteWhenChanged(signal),
  ]);
  const [accounts] = await together([
    seed(stack.emulator.url, stack.outputs, stateFolder),
    usesStripe() ? Promise.resolve() : openPayments(opening),
    openSite(opening, stack),
  ]);
  return { stack, accounts };
};

const describeRun = ({ ports }: Opening['reservation'], { stack, accounts }: OpenStack): Run => ({
  site: localAddress(ports.site),
  mailbox: localAddress(ports.mailbox),
  payments: usesStripe() ? stripeItself : localAddress(ports.payments),
  emulator: stack.emulator.url,
  accounts: [...accounts],
});

const assertAnswers = async (site: string): Promise<void> => {
  const response = await fetch(`${site}/api/health`);
  if (response.ok) return;
  throw new Error(`The shop does not answer (${response.status}): ${await response.text()}`);
};

const open = async (options: ShopOptions, closers: Opening['closers']): Promise<ShopFacts> => {
  const { stateFolder, endpoint, edge, signal } = options;
  const reservation = await reservePorts(stateFolder, options.ports);
  closers.push(reservation.releaseAll);
  const secrets = await readSecrets(stateFolder);
  const opening = { stateFolder, endpoint, edge, reservation, secrets, closers };
  await openMailbox(opening);
  const opened = await openStackAndSite(opening, signal);
  signal?.throwIfAborted();
  const run = describeRun(reservation, opened);
  await assertAnswers(run.site);
  closers.push(() => withdrawRun(stateFolder));
  await publishRun(stateFolder, run);
  return { ...run, outputs: opened.stack.outputs, originSecret: secrets.origin };
};

/** Ends everything in reverse order, even if a part fails to end. */
const endAll = async (closers: Opening['closers']): Promise<void> => {
  for (let close = closers.pop(); close; close = closers.pop()) {
    await close().catch((error: unknown) => console.error(error));
  }
};

/**
 * Starts the whole shop on loopback: emulator with the deployed stacks and IAM enforced, payments, mailbox, seeded
 * accounts, site. `stop` or any failure ends everything that was started.
 */
export const startShop = async (options: ShopOptions): Promise<RunningShop> => {
  const { stateFolder } = options;
  await mkdir(stateFolder, { recursive: true });
  await holdState(stateFolder);
  const closers = [() => releaseState(stateFolder)];
  const stop = () => endAll(closers);
  try {
    await endLeftover(stateFolder);
    if (options.fresh) await emptyState(stateFolder);
    return { ...(await open(options, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
