import { randomUUID } from 'node:crypto';
import { catalogue, totalOf } from '#domain/catalogue.ts';
import { keyFor } from '#test/support/keys.ts';
import { arrive, type Bought, type Buyer, deliverAll, insist, order, payAt } from './acts.ts';
import { runSchedule } from './background.ts';
import type { Flow } from './flow.ts';
import { appointAdministrator, disputeAt, refundByHand, refundCall, withdrawCall } from './refund-acts.ts';
import type { World } from './world.ts';

const [western, numerology] = [keyFor.western, keyFor.numbers] as const;

/** A paid order of two services. */
export const paidPair = async (world: World): Promise<Bought & { readonly buyer: Buyer }> => {
  const buyer = await arrive(world);
  const selectedServices = [western, numerology];
  const totalAmount = totalOf(selectedServices) / 100;
  const bought = await order(world, buyer, { selectedServices, totalAmount });
  await payAt(world, bought.sessionId);
  await deliverAll(world);
  return { ...bought, buyer };
};

const withdrawalFlow: Flow = {
  name: 'withdrawal from a part, refund of the rest',
  hearsEvents: true,
  prepare: async (world) => {
    const { buyer, order_id: id } = await paidPair(world);
    await appointAdministrator(world);
    const part = withdrawCall(buyer, id, [keyFor.numbers], randomUUID());
    const rest = refundCall(id, catalogue[western].price, randomUUID());
    return async () => {
      const declared = await insist(world, 'withdraw', part);
      const refunded = await insist(world, 'refundOrder', rest);
      return { statuses: [declared.status, refunded.status], amount: declared.json.amount };
    };
  },
};

const sweepFlow: Flow = {
  name: 'refund sweep',
  hearsEvents: true,
  prepare: async (world) => {
    const { buyer, order_id: id } = await paidPair(world);
    world.stripe.knobs.addFailure({ method: 'POST', path: '/v1/refunds', times: 1, when: 'before' });
    await insist(world, 'withdraw', withdrawCall(buyer, id, [keyFor.numbers]));
    return async () => {
      await runSchedule(world, 'sweepRefunds', 3);
      return {};
    };
  },
};

const eventsFlow: Flow = {
  name: 'refund and dispute by webhook',
  hearsEvents: true,
  prepare: async (world) => {
    const { sessionId } = await paidPair(world);
    await refundByHand(world, sessionId, 300);
    await disputeAt(world, sessionId);
    return async () => {
      await deliverAll(world);
      return {};
    };
  },
};

export const refundFlows: readonly Flow[] = [withdrawalFlow, sweepFlow, eventsFlow];
