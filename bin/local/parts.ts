import { join } from 'node:path';
import { startStripeStandIn } from '#test/support/stripe/server.ts';
import { outputOf } from './deploy.ts';
import { answers, type Emulator, startEmulator } from './emulator.ts';
import { rootFolder } from './files.ts';
import { startMailbox } from './mailbox/server.ts';
import type { Reservation } from './ports.ts';
import type { Secrets } from './secrets.ts';
import { startSite } from './site/server.ts';
import type { Stack } from './stack.ts';

/** A start under way: what its parts need, and where each leaves how it is ended. */
export type Opening = {
  readonly stateFolder: string;
  readonly reservation: Reservation;
  readonly secrets: Secrets;
  readonly endpoint: string | undefined;
  readonly closers: (() => Promise<void>)[];
};

export const localAddress = (port: number): string => `http://127.0.0.1:${port}`;

/** The emulator that answers at the endpoint, or one of our own; each start of it with IAM enforced or not. */
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

/** Stripe's stand-in, whose webhooks come in through the site as Stripe's would. */
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

export const openSite = async (opening: Opening, { emulator, outputs }: Stack): Promise<void> => {
  const { reservation, secrets, closers } = opening;
  await reservation.release('site');
  const upstream = (api: string, stage: string) => ({
    origin: emulator.url,
    prefix: `/_aws/execute-api/${outputOf(outputs, api)}${stage}`,
    originSecret: secrets.origin,
  });
  const site = await startSite({
    port: reservation.ports.site,
    buildFolder: join(rootFolder, '.build'),
    api: upstream('HttpApiId', '/$default'),
    // Its stage is called like the path.
    live: upstream('LiveApiId', ''),
    config: {
      stage: 'local',
      userPoolId: outputOf(outputs, 'UserPoolId'),
      userPoolClientId: outputOf(outputs, 'UserPoolClientId'),
      cognitoEndpoint: emulator.url,
      reportsOrigin: emulator.url,
    },
  });
  closers.push(site.stop);
};
