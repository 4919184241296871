import * as z from 'zod/mini';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { orderRecordSchema } from '#lambdas/storage/order-record.ts';
import { signIn } from '../customers.ts';
import {
  arrive,
  type Bought,
  deliverAll,
  drainQueue,
  insist,
  order,
  payAt,
  runSchedule,
  signUp,
  stream,
  sweepUntilSent,
  validateCall,
  verifyCall,
} from './acts.ts';
import { type Picture, pictureOf } from './picture.ts';
import type { World } from './world.ts';

/** What stands at the end, and what the customer was told. */
export type Outcome = { readonly picture: Picture; readonly client: Readonly<Record<string, unknown>> };

/**
 * One step of the shop: what comes before it happens without faults; `step` is what faults happen to, with the
 * repetitions of whoever calls it; it gives what the caller learned.
 */
export type Flow = {
  readonly name: string;
  readonly prepare: (world: World) => Promise<() => Promise<Outcome['client']>>;
  /** Stripe's events reach the shop in the end. */
  readonly hearsEvents: boolean;
};

const isRightClaim = async (world: World, { order_id, claim }: Bought): Promise<boolean> => {
  const orders = z.array(orderRecordSchema).parse(await world.resources.rows('Orders'));
  return orders.find(({ id }) => id === order_id)?.claims.some(({ hash }) => hash === hashOf(claim)) ?? false;
};

const isOpen = (world: World, sessionId: string): boolean =>
  world.stripe.sessions().some(({ id, status }) => id === sessionId && status === 'open');

const paidOrder = async (world: World): Promise<Bought> => {
  const bought = await order(world, await arrive(world));
  await payAt(world, bought.sessionId);
  return bought;
};

const signUpFlow: Flow = {
  name: 'sign-up',
  hearsEvents: false,
  prepare: async (world) => async () => {
    const { credentials } = await signUp(world);
    const session = await signIn(credentials).catch(() => undefined);
    return { canSignIn: session !== undefined };
  },
};

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

const validationFlow: Flow = {
  name: 'validation',
  hearsEvents: true,
  prepare: async (world) => {
    await paidOrder(world);
    await deliverAll(world);
    await stream(world, new Set());
    await drainQueue(world);
    const mail = world.proxy.mails.find((raw) => raw.includes('validate-email'));
    const token = /token=(?:3D)?([\w-]{43})/.exec((mail ?? '').replace(/=\r?\n/g, ''))?.[1] ?? '';
    return async () => {
      const { status, json } = await insist(world, 'validateEmail', validateCall(token));
      return { status, success: json.success };
    };
  },
};

export const flows: readonly Flow[] = [
  signUpFlow,
  createPaymentFlow,
  restartFlow,
  webhookFlow,
  verifyFlow,
  reconcileFlow,
  confirmationFlow,
  sweepFlow,
  validationFlow,
];

/** Time passes without faults: Stripe repeats its events, the schedules run, mails are sent. */
export const settleDown = async (world: World, { hearsEvents }: Flow): Promise<void> => {
  if (hearsEvents) await deliverAll(world);
  await runSchedule(world, 'reconcile', 11);
  await stream(world, new Set());
  await drainQueue(world);
  await sweepUntilSent(world);
};

export const outcomeOf = async (world: World, client: Outcome['client']): Promise<Outcome> => ({
  picture: await pictureOf(world),
  client,
});
