import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';

/** One custom challenge with one answer: a right one issues tokens, a wrong one fails the sign-in. */
export const handler = async (event: DefineAuthChallengeTriggerEvent) => {
  const [last, ...earlier] = event.request.session.toReversed();
  const isAnswered = last?.challengeName === 'CUSTOM_CHALLENGE';
  event.response.issueTokens = isAnswered && earlier.length === 0 && last.challengeResult;
  event.response.failAuthentication = last !== undefined && !event.response.issueTokens;
  if (!last) event.response.challengeName = 'CUSTOM_CHALLENGE';
  return event;
};
