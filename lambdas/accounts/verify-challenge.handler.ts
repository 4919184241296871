import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { tokens } from '#lambdas/platform/stores.ts';

/** Accepts only a one-minute, single-use row of this very account (decisions.md «Server-made sessions»). */
export const handler = async (event: VerifyAuthChallengeResponseTriggerEvent) => {
  const userId = event.request.userAttributes.sub;
  const answer = event.request.challengeAnswer;
  event.response.answerCorrect =
    userId !== undefined && (await tokens().consumeSession(answer, userId, new Date()));
  return event;
};
