import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { addHours } from '#domain/dates.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';
import { orderRecordSchema } from '#lambdas/storage/order-record.ts';
import { paidOrderRecord } from '../builders.ts';
import { signIn } from '../customers.ts';
import { confirmResetCall, deliverAll, insist, linkTokens, resetCall, signUp, validateCall } from './acts.ts';
import { drainQueue, stream, sweepUntilSent } from './background.ts';
import { type Flow, paidOrder } from './flow.ts';
import type { World } from './world.ts';

const signUpFlow: Flow = {
  name: 'sign-up',
  hearsEvents: false,
  prepare: async (world) => async () => {
    const { credentials } = await signUp(world);
    const session = await signIn(credentials).catch(() => undefined);
    return { canSignIn: session !== undefined };
  },
};

const validationFlow: Flow = {
  name: 'validation',
  hearsEvents: true,
  prepare: async (world) => {
    const { claim } = await paidOrder(world);
    await deliverAll(world);
    await stream(world, new Set());
    await drainQueue(world);
    const [token = ''] = linkTokens(world, 'validate-email');
    return async () => {
      const { status, json } = await insist(world, 'validateEmail', validateCall(token, claim));
      return { status, success: json.success };
    };
  },
};

const claimsLeft = async (world: World): Promise<number> => {
  const orders = z.array(orderRecordSchema).parse(await world.resources.rows('Orders'));
  return orders.reduce((count, { claims }) => count + claims.length, 0);
};

/** A customer with one paid order whose claim a browser still has. */
const forgetfulCustomer = async (world: World) => {
  const { credentials } = await signUp(world);
  const profiles = await world.resources.rows('Profiles');
  const profile = profiles.find(({ email }) => email === credentials.email);
  const userId = z.string().parse(profile?.user_id);
  const claims = [{ hash: digestOf('a claim'), expires_at: addHours(new Date(), 24).toISOString() }];
  await world.resources.put('Orders', paidOrderRecord({ user_id: userId, claims }));
  return credentials;
};

const nextSecond = (): Promise<void> => setTimeout(1050 - (Date.now() % 1000));

/** Requests a link and opens it; requests another when it is already used. */
const resetPassword = async (world: World, email: string, password: string) => {
  let status = 0;
  for (let links = 0; links < 4 && status !== 200; links += 1) {
    await insist(world, 'requestReset', resetCall(email), ({ status: got }) => got === 202);
    await stream(world, new Set());
    await drainQueue(world);
    await sweepUntilSent(world);
    const token = linkTokens(world, 'nouveau-mot-de-passe').at(-1) ?? '';
    ({ status } = await world.call('confirmReset', confirmResetCall(token, password)));
    // Tokens count whole seconds: a link made in the second in which the last one ended all sessions is invalid.
    if (status !== 200) await nextSecond();
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

export const accountFlows: readonly Flow[] = [signUpFlow, validationFlow, resetFlow];
