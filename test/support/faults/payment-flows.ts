import * as z from 'zod/mini';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { orderRecordSchema } from '#lambdas/storage/order-record.ts';
import { arrive, type Bought, deliverAll, insist, order, verifyCall } from './acts.ts';
import { runSchedule } from './background.ts';
import { type Flow, paidOrder } from './flow.ts';
import type { World } from './world.ts';

const isRightClaim = async (world: World, { order_id, claim }: Bought): Promise<boolean> => {
  const orders = z.array(orderRecordSchema).parse(await world.resources.rows('Orders'));
  return (
    orders.find(({ id }) => id === order_id)?.claims.some(({ hash }) => hash === digestOf(claim)) ?? false
  );
};

const isOpen = (world: World, sessionId: string): boolean =>
  world.stripe.sessions().some(({ id, status }) => id === sessionId && status === 'open');

const createPaymentFlow: Flow = {
  name: 'create-payment',
  hearsEvents: false,
  prepare: async (world) => {
    const buyer = await arrive(world);
    return async () => {
      const bought = await order(world, buyer);
      return {
        leadsToOpenPage: isOpen(world, bought.sessionId),
        claimIsKnown: await isRightClaim(world, bought),
      };
    };
  },
};

const restartFlow: Flow = {
  name: 'create-payment anew',
  hearsEvents: false,
  prepare: async (world) => {
    const buyer = await arrive(world);
    const first = await order(world, buyer);
    return async () => {
      const bought = await order(world, buyer, { orderId: first.order_id });
      return {
        isSameOrder: bought.order_id === first.order_id,
        leadsToOpenPage: isOpen(world, bought.sessionId),
        formerIsClosed: !isOpen(world, first.sessionId),
      };
    };
  },
};

const webhookFlow: Flow = {
  name: 'settle by webhook',
  hearsEvents: true,
  prepare: async (world) => {
    await paidOrder(world);
    return async () => {
      await deliverAll(world);
      return {};
    };
  },
};

const verifyFlow: Flow = {
  name: 'verify-payment',
  hearsEvents: false,
  prepare: async (world) => {
    const { sessionId, claim } = await paidOrder(world);
    return async () => {
      const { status, json } = await insist(world, 'verifyPayment', verifyCall(sessionId, claim));
      return { status, verified: json.verified };
    };
  },
};

const reconcileFlow: Flow = {
  name: 'reconcile',
  hearsEvents: false,
  prepare: async (world) => {
    await paidOrder(world);
    return async () => {
      await runSchedule(world, 'reconcile', 11);
      return {};
    };
  },
};

export const paymentFlows: readonly Flow[] = [
  createPaymentFlow,
  restartFlow,
  webhookFlow,
  verifyFlow,
  reconcileFlow,
];
