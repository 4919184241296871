import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import * as z from 'zod/mini';
import { parameterNames } from '#lib/stage.ts';
import { awsClientConfig } from './aws.ts';
import { readJson, writeJson } from './files.ts';

const secretsSchema = z.object({
  origin: z.string(),
  webhook: z.string(),
  stripeKey: z.string(),
  sentenceKey: z.string(),
});
export type Secrets = z.infer<typeof secretsSchema>;

const random = () => randomBytes(32).toString('base64url');

/** The secrets of a state folder, created once. The environment may hold Stripe's own key and webhook secret. */
export const readSecrets = async (stateFolder: string): Promise<Secrets> => {
  const file = join(stateFolder, 'secrets.json');
  const known = await readJson(file, secretsSchema);
  const made = known ?? {
    origin: random(),
    webhook: `whsec_${random()}`,
    stripeKey: `sk_test_${randomBytes(24).toString('hex')}`,
    sentenceKey: random(),
  };
  if (!known) await writeJson(file, made);
  return {
    ...made,
    webhook: process.env.STRIPE_WEBHOOK_SECRET ?? made.webhook,
    stripeKey: process.env.STRIPE_SECRET_KEY ?? made.stripeKey,
  };
};

/** Writes the SecureString parameters that the functions read; CloudFormation cannot create them. */
export const putSecrets = async (endpoint: string, secrets: Secrets): Promise<void> => {
  const client = new SSMClient(awsClientConfig(endpoint));
  const names = parameterNames('local');
  const values = [
    [names.originSecret, secrets.origin],
    [names.stripeWebhookSecrets, secrets.webhook],
    [names.stripeKey, secrets.stripeKey],
    [names.sentenceKey, secrets.sentenceKey],
  ] as const;
  await Promise.all(
    values.map(([Name, Value]) =>
      client.send(new PutParameterCommand({ Name, Value, Type: 'SecureString', Overwrite: true })),
    ),
  );
};
