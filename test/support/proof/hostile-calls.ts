/** The routes with a body, their callers, and calls with hostile bodies. */
import { setTimeout as pause } from 'node:timers/promises';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { validationPageTexts } from '#domain/texts/email-validation.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { unprintableTexts, validationTexts } from '#domain/texts/validation.ts';
import { withdrawalTexts } from '#domain/texts/withdrawal.ts';
import * as api from '#domain/wire/api.ts';
import { errorStatuses } from '#domain/wire/errors.ts';
import * as guidance from '#domain/wire/guidance.ts';
import { liveTicket } from '#domain/wire/live.ts';
import { findWithdrawal, withdraw } from '#domain/wire/refunds.ts';
import { mailedReportLink } from '#domain/wire/reports.ts';
import { newAddress } from '../client.ts';
import type { TestCustomer } from '../customers.ts';
import { claimsOf } from '../jwt.ts';
import { rowOf } from '../limits.ts';
import { type Route, signedInOnly } from '../routes.ts';
import { database, tableOf } from '../rows.ts';
import type { HostileBody } from './hostile.ts';

export type BodyRoute = Route & { readonly body: z.core.$ZodType };
export type HostileCall = HostileBody & { readonly route: Route };

/** Every route of the wire with its own body; `reports-*` and `atelier-*` test those of one order. */
export const bodyRoutes: readonly BodyRoute[] = [
  ...Object.values(api),
  ...Object.values(guidance),
  liveTicket,
  mailedReportLink,
  findWithdrawal,
  withdraw,
].flatMap((entry) =>
  'method' in entry && 'body' in entry ? [{ method: entry.method, path: entry.path, body: entry.body }] : [],
);

/** Routes that require a session before they read the body. */
const needsSession: readonly string[] = [...signedInOnly, api.createPayment].map(({ path }) => path);

const frenchTexts: ReadonlySet<string> = new Set([
  ...Object.values(errorTexts),
  ...Object.values(validationTexts),
  ...Object.values(withdrawalTexts).filter((text) => typeof text === 'string'),
  validationPageTexts.invalidLink,
]);

/** A sentence with the signs that no paper prints, whichever they are. */
const namesSigns = (message: string): boolean =>
  Object.values(unprintableTexts).some((text) => {
    const [before = '', after = ''] = text('|').split('|');
    return message.startsWith(before) && message.endsWith(after);
  });

/** The fault of an answer that should be a refusal; undefined when it is correct. */
const faultIn = (status: number, text: string): string | undefined => {
  if (status < 400 || status > 499) return `status ${status}`;
  const envelope = api.errorEnvelope.safeParse(JSON.parse(text));
  if (!envelope.success) return 'no envelope';
  const { code, message } = envelope.data.error;
  const expected = Object.entries(errorStatuses).find(([known]) => known === code)?.[1];
  if (expected !== status) return `code ${code} with status ${status}`;
  return frenchTexts.has(message) || namesSigns(message) ? undefined : `message «${message}»`;
};

/** Resets the limit of payment pages, because its refusals would hide those of the schema. */
const forgetLimit = async (customer: TestCustomer): Promise<void> => {
  const { id } = rowOf(limits.payment, claimsOf(customer.access).sub);
  await database().send(new DeleteCommand({ TableName: tableOf('Limits'), Key: { id } }));
};

const send = async ({ route, body }: HostileCall, customer: TestCustomer) => {
  const headers = {
    'content-type': 'application/json',
    'x-test-viewer-ip': newAddress(),
    ...(needsSession.includes(route.path) && { authorization: `Bearer ${customer.access}` }),
    ...(route.path === api.stripeWebhook.path && {
      'stripe-signature': `t=${Date.now()},v1=${'0'.repeat(64)}`,
    }),
  };
  const answer = await fetch(`${inject('shop').site}${route.path}`, { method: route.method, headers, body });
  return { status: answer.status, text: await answer.text() };
};

/** Sends one hostile body; returns the fault of the answer, or undefined. */
export const refusalFault = async (
  call: HostileCall,
  customer: TestCustomer,
): Promise<string | undefined> => {
  let answer = await send(call, customer);
  for (let turn = 0; answer.status === 429 && turn < 5; turn += 1) {
    await forgetLimit(customer);
    await pause(turn * 20);
    answer = await send(call, customer);
  }
  if (answer.status === 429) return 'the limit answered in place of the route';
  const fault = faultIn(answer.status, answer.text);
  return fault && `${call.route.path}, ${call.wrong}: ${fault}: ${String(call.body).slice(0, 300)}`;
};
