import { accountFlows } from './account-flows.ts';
import { deliverAll } from './acts.ts';
import { drainQueue, runSchedule, stream, sweepUntilSent } from './background.ts';
import type { Flow, Outcome } from './flow.ts';
import { mailFlows } from './mail-flows.ts';
import { paymentFlows } from './payment-flows.ts';
import { pictureOf } from './picture.ts';
import { refundFlows } from './refund-flows.ts';
import type { World } from './world.ts';

export const flows: readonly Flow[] = [...accountFlows, ...paymentFlows, ...refundFlows, ...mailFlows];

/** Lets time pass without faults: Stripe repeats its events, the schedules run, mails are sent. */
export const settleDown = async (world: World, { hearsEvents }: Flow): Promise<void> => {
  if (hearsEvents) await deliverAll(world);
  await runSchedule(world, 'reconcile', 11);
  if ((await world.resources.rows('Refunds')).length > 0) {
    await runSchedule(world, 'sweepRefunds', 3);
    await deliverAll(world);
  }
  await stream(world, new Set());
  await drainQueue(world);
  await sweepUntilSent(world);
};

export const outcomeOf = async (world: World, client: Outcome['client']): Promise<Outcome> => ({
  picture: await pictureOf(world),
  client,
});
