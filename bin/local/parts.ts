import { join } from 'node:path';
import { startStripeStandIn } from '#test/support/stripe/server.ts';
import { siteConfigOf } from '../deploy/site-config.ts';
import { type Outputs, outputOf } from './deploy.ts';
import { answers, type Emulator, startEmulator } from './emulator.ts';
import { rootFolder } from './files.ts';
import { startMailbox } from './mailbox/server.ts';
import type { Reservation } from './ports.ts';
import type { Secrets } from './secrets.ts';
import { startSite } from './site/server.ts';
import type { Stack } from './stack.ts';

/** The emulator's CDN: deployed beside the local server, or used by it for everything but the live channel. */
export type EdgeUse = 'beside' | 'through';

/** A start in progress: the inputs of its parts, and the functions that end them. */
export type Opening = {
  readonly stateFolder: string;
  readonly reservation: Reservation;
  readonly secrets: Secrets;
  readonly endpoint: string | undefined;
  readonly edge: EdgeUse | undefined;
  readonly closers: (() => Promise<void>)[];
};

export const localAddress = (port: number): string => `http://127.0.0.1:${port}`;

/** The emulator that answers at the endpoint, or one of our own; each start can enforce IAM or not. */
export const emulatorStarter = async (opening: Opening): Promise<(auth: boolean) => Promise<Emulator>> => {
  const { stateFolder, endpoint, closers, reservation } = opening;
  if (endpoint && (await answers(endpoint))) {
    return async () => ({ url: endpoint, stop: async () => undefined });
  }
  const { emulator: port, smtp: smtpPort } = reservation.ports;
  return async (auth) => {
    await reservation.release('emulator');
    const emulator = await startEmulator({ stateFolder, port, smtpPort, auth });
    closers.push(emulator.stop);
    return emulator;
  };
};

export const openMailbox = async ({ stateFolder, reservation, closers }: Opening): Promise<void> => {
  const { mailbox: port, smtp: smtpPort } = reservation.ports;
  await Promise.all([reservation.release('mailbox'), reservation.release('smtp')]);
  const mailbox = await startMailbox({ folder: join(stateFolder, 'mails'), port, smtpPort });
  closers.push(mailbox.stop);
};

/** Starts the stand-in for Stripe; its webhooks arrive through the site, like Stripe's. */
export const openPayments = async (opening: Opening): Promise<void> => {
  const { stateFolder, reservation, secrets, closers } = opening;
  await reservation.release('payments');
  const standIn = await startStripeStandIn({
    port: reservation.ports.payments,
    webhookUrl: `${localAddress(reservation.ports.site)}/api/stripe-webhook`,
    webhookSecret: secrets.webhook,
    webhookHeaders: {},
    secretKey: secrets.stripeKey,
    stateFile: join(stateFolder, 'stripe.json'),
  });
  closers.push(() => standIn.stop());
};

/** The options of the local server from a running stack. */
export const siteOptions = (emulator: string, outputs: Outputs, originSecret: string) => {
  const upstream = (api: string, stage: string) => ({
    origin: emulator,
    prefix: `/_aws/execute-api/${outputOf(outputs, api)}${stage}`,
    originSecret,
  });
  return {
    buildFolder: join(rootFolder, '.build'),
    api: upstream('HttpApiId', '/$default'),
    // The stage has the name of the path.
    live: upstream('LiveApiId', ''),
    config: siteConfigOf('local', outputs, emulator),
  };
};

export const openSite = async (opening: Opening, { emulator, outputs }: Stack): Promise<void> => {
  const { reservation, secrets, closers, edge } = opening;
  await reservation.release('site');
  const site = await startSite({
    port: reservation.ports.site,
    ...siteOptions(emulator.url, outputs, secrets.origin),
    ...(edge === 'through' && {
      edge: { origin: emulator.url, host: outputOf(outputs, 'DistributionDomain') },
    }),
  });
  closers.push(site.stop);
};
