import { deliverAll } from './acts.ts';
import { drainQueue, runSchedule, stream } from './background.ts';
import { type Flow, paidOrder } from './flow.ts';

const confirmationFlow: Flow = {
  name: 'confirmation and validation mail',
  hearsEvents: true,
  prepare: async (world) => {
    await paidOrder(world);
    await deliverAll(world);
    return async () => {
      await stream(world, new Set());
      await drainQueue(world);
      return {};
    };
  },
};

const sweepFlow: Flow = {
  name: 'mail sweep',
  hearsEvents: true,
  prepare: async (world) => {
    await paidOrder(world);
    await deliverAll(world);
    return async () => {
      await runSchedule(world, 'sweepMails');
      await drainQueue(world);
      return {};
    };
  },
};

export const mailFlows: readonly Flow[] = [confirmationFlow, sweepFlow];
