import type { SNSEvent } from 'aws-lambda';
import { readMailFeedback } from '#lambdas/gateways/mail-feedback.ts';
import { readMessage } from '#lambdas/platform/messages.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { receiveFeedback } from './receive-feedback.ts';

/** SNS delivers one message at a time; after an error it tries twice more and then writes a dead letter. */
export const handler = async (event: SNSEvent): Promise<void> => {
  for (const { Sns } of event.Records) {
    const feedback = await readMessage(Sns.MessageId, Sns.Message, readMailFeedback);
    const deps = { profiles: stores.profiles(), issues: stores.issues(), guidances: stores.guidances() };
    if (feedback) await receiveFeedback(feedback, deps);
  }
};
