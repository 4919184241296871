/** Corrections asked for in words on the deployed shop, and their answers. */
import type * as z from 'zod/mini';
import { askCorrection, type OwnRequest, ownRequests } from '#domain/wire/own-requests.ts';
import { answerRequest, type RequestDecision } from '#domain/wire/requests.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { type Answer, call } from './client.ts';
import type { TestCustomer } from './customers.ts';
import { claimsOf } from './jwt.ts';

type Who = Pick<TestCustomer, 'access'>;
type Words = z.input<typeof askCorrection.body>;

export const postCorrection = (who: Who, body: unknown): Promise<Answer> =>
  call('POST', askCorrection.path, { body, token: who.access });

export const askInWords = async (who: Who, body: Words): Promise<OwnRequest> => {
  const { status, json } = await postCorrection(who, body);
  if (status !== 200) throw new Error(`asking answered ${status} ${JSON.stringify(json)}`);
  return askCorrection.answer.parse(json);
};

export const readOwnRequests = async (who: Who): Promise<readonly OwnRequest[]> =>
  ownRequests.answer.parse((await call('GET', ownRequests.path, { token: who.access })).json).requests;

/** The key of a customer's request in the register. */
export const registerKey = (who: Who, id: string) => ({ who: hashOf(claimsOf(who.access).sub), id });

type Given = Pick<RequestDecision, 'outcome' | 'reason'>;
export const answerInWords = (member: Who, who: Who, id: string, given: Given): Promise<Answer> =>
  call('POST', answerRequest.path, { body: { ...registerKey(who, id), ...given }, token: member.access });
