import * as z from 'zod/mini';
import { addHours } from '#domain/dates.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { orderRecordSchema } from '#lambdas/storage/order-record.ts';
import { paidOrderRecord } from '../builders.ts';
import { signIn } from '../customers.ts';
import {
  arrive,
  type Bought,
  confirmResetCall,
  deliverAll,
  drainQueue,
  insist,
  linkTokens,
  order,
  payAt,
  resetCall,
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

const claimsLeft = async (world: World): Promise<number> => {
  const orders = z.array(orderRecordSchema).parse(await world.resources.rows('Orders'));
  return orders.reduce((count, { claims }) => count + claims.length, 0);
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
    const [token = ''] = linkTokens(world, 'validate-email');
    return async () => {
      const { status, json } = await insist(world, 'validateEmail', validateCall(token));
      return { status, success: json.success };
    };
  },
};

/** A customer with one paid order whose claim a browser still holds. */
const forgetfulCustomer = async (world: World) => {
  const { credentials } = await signUp(world);
  const [profile] = await world.resources.rows('Profiles');
  const userId = z.string().parse(profile?.user_id);
  const claims = [{ hash: hashOf('a claim'), expires_at: addHours(new Date(), 24).toISOString() }];
  await world.resources.put('Orders', paidOrderRecord({ user_id: userId, claims }));
  return credentials;
};

/** Asks for a link, opens it, and asks for another when the shop says that it is used up. */
const resetPassword = async (world: World, email: string, password: string) => {
  let status = 0;
  for (let links = 0; links < 4 && status !== 200; links += 1) {
    await insist(world, 'requestReset', resetCall(email), ({ status: got }) => got === 202);
    await stream(world, new Set());
    await drainQueue(world);
    await sweepUntilSent(world);
    const token = linkTokens(world, 'mot-de-passe').at(-1) ?? '';
    ({ status } = await world.call('confirmReset', confirmResetCall(token, password)));
  }
  return status;
};

const resetFlow: Flow = {
  name: 'password reset',
  hearsEvents: false,
  prepare: async (world) => {
    const { email, password } = await forgetfulCustomer(world);
    await stream(world, new Set());
    await drainQueue(world);
    return async () => {
      const status = await resetPassword(world, email, `${password}-2`);
      const before = await signIn({ email, password }).catch(() => undefined);
      const after = await signIn({ email, password: `${password}-2` }).catch(() => undefined);
      return { status, oldOpens: !!before, newOpens: !!after, claimsLeft: await claimsLeft(world) };
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
  resetFlow,
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
