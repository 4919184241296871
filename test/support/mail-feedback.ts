import { inject } from 'vitest';
import { awsEnvironment } from '../../bin/local/aws.ts';
import { outputOf } from '../../bin/local/deploy.ts';

/** Publishes to the topic like SES. The emulator checks the key of a call, but not its signature. */
export const publishFeedback = async (event: unknown): Promise<void> => {
  const { emulator, outputs } = inject('shop');
  const { AWS_ACCESS_KEY_ID: key, AWS_REGION: region } = awsEnvironment;
  const scope = `${key}/${new Date().toISOString().slice(0, 10).replaceAll('-', '')}/${region}/sns/aws4_request`;
  const answer = await fetch(emulator, {
    method: 'POST',
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=none` },
    body: new URLSearchParams({
      Action: 'Publish',
      Version: '2010-03-31',
      TopicArn: outputOf(outputs, 'MailFeedbackTopic'),
      Message: JSON.stringify(event),
    }),
  });
  if (!answer.ok) throw new Error(`the topic answered ${answer.status} ${await answer.text()}`);
};
