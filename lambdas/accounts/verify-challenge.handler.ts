import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { createAccounts } from '#lambdas/gateways/accounts.ts';
import { tokens } from '#lambdas/platform/stores.ts';

/** The pool refers to this function, so the function cannot know the id of the pool beforehand and reads it from each call. */
const isStaff = (
  userId: string,
  { userPoolId, callerContext: { clientId } }: VerifyAuthChallengeResponseTriggerEvent,
) => createAccounts({ userPoolId, clientId }).isInGroup(userId);

/**
 * Accepts only a one-minute, single-use row of this account (docs/decisions/0033-second-factor.md). The account must have no
 * group, because the challenge asks for no second factor.
 */
export const handler = async (event: VerifyAuthChallengeResponseTriggerEvent) => {
  const userId = event.request.userAttributes.sub;
  const answer = event.request.challengeAnswer;
  event.response.answerCorrect =
    userId !== undefined &&
    (await tokens().consumeSession(answer, userId, new Date())) &&
    !(await isStaff(userId, event));
  return event;
};
