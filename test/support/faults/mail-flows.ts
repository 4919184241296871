import { contactCall, deliverAll, insist } from './acts.ts';
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

const contactFlow: Flow = {
  name: 'message to support',
  hearsEvents: false,
  prepare: async (world) => async () => {
    const { status } = await insist(world, 'contact', contactCall());
    await stream(world, new Set());
    await drainQueue(world);
    return { status, messages: (await world.resources.rows('Contacts')).length };
  },
};

export const mailFlows: readonly Flow[] = [confirmationFlow, sweepFlow, contactFlow];
