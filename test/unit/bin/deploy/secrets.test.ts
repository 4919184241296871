/** Writing and rotating the secrets of a stage, with a store in memory. */
import { describe, expect, test } from 'vitest';
import { digestOf } from '#lambdas/platform/tokens.ts';
import {
  fillSecrets,
  retireSecret,
  rotateSecret,
  type SecretDesk,
  setSecret,
} from '../../../../bin/deploy/secret-commands.ts';
import { isProvisional, secretNamed } from '../../../../bin/deploy/secret-rules.ts';

const stripeKey = `sk_test_${'a'.repeat(24)}`;
const liveKey = `rk_live_${'b'.repeat(24)}`;
const webhook = `whsec_${'c'.repeat(24)}`;
const nextWebhook = `whsec_${'d'.repeat(24)}`;
const changedAt = new Date('2026-11-20T10:00:00Z');

const openDesk = (answers: readonly string[], change: Partial<SecretDesk> = {}) => {
  const kept = new Map<string, readonly string[]>();
  const said: string[] = [];
  const asked: string[] = [];
  const desk: SecretDesk = {
    stage: 'dev',
    store: {
      read: async (key) => {
        const values = kept.get(key);
        return values && { values, changedAt };
      },
      write: async (key, values) => {
        kept.set(key, values);
      },
    },
    ask: async (question) => {
      asked.push(question);
      return answers[asked.length - 1] ?? '';
    },
    variables: {},
    say: (line) => said.push(line),
    sent: async () => undefined,
    ...change,
  };
  return { desk, kept, said, asked };
};

describe('the secrets of a stage', () => {
  test('are asked for when missing, the CDN’s and the hashes’ are generated; none is ever printed', async () => {
    const { desk, kept, said, asked } = openDesk([stripeKey, webhook]);
    await fillSecrets(desk);
    expect(asked).toHaveLength(2);
    expect(kept.get('stripeKey')).toEqual([stripeKey]);
    expect(kept.get('stripeWebhookSecrets')).toEqual([webhook]);
    for (const made of ['originSecret', 'sentenceKey'] as const)
      expect(kept.get(made)?.[0]).toMatch(/^[\w-]{43}$/);
    await fillSecrets(desk);
    expect(asked).toHaveLength(2);
    expect(said.slice(4).every((line) => line.endsWith('since 2026-11-20T10:00:00.000Z'))).toBe(true);
    for (const [secret] of kept.values()) expect(said.join('\n')).not.toContain(secret);
  });

  test('can come from the environment', async () => {
    const variables = { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhook };
    const { desk, kept, asked } = openDesk([], { variables });
    await fillSecrets(desk);
    expect(asked).toEqual([]);
    expect(kept.get('stripeKey')).toEqual([stripeKey]);
  });

  test('of the webhook can wait for the address of the shop: until then every event is refused', async () => {
    const { desk, kept, said } = openDesk([stripeKey, 'later', webhook]);
    await fillSecrets(desk);
    const [provisional = ''] = kept.get('stripeWebhookSecrets') ?? [];
    expect(provisional).toMatch(/^whsec_later_[\w-]{43}$/);
    expect([isProvisional(provisional), isProvisional(webhook)]).toEqual([true, false]);
    await setSecret(secretNamed('webhook-secret'), desk);
    expect(kept.get('stripeWebhookSecrets')).toEqual([webhook]);
    expect(said.join('\n')).not.toContain(provisional);
    const other = openDesk(['later']);
    await expect(setSecret(secretNamed('stripe-key'), other.desk)).rejects.toThrow('not a valid stripe-key');
  });

  test.each([
    ['dev', 'stripe-key', liveKey, /dev takes Stripe’s test keys/],
    ['prod', 'stripe-key', stripeKey, /prod takes Stripe’s live keys/],
    ['dev', 'stripe-key', 'pk_test_aaaaaaaaaaaaaaaa', /not a valid stripe-key/],
    ['dev', 'webhook-secret', `${webhook},${nextWebhook}`, /not a valid webhook-secret/],
  ] as const)('%s refuses a wrong %s and does not repeat it', async (stage, name, value, refusal) => {
    const { desk, kept } = openDesk([value], { stage });
    const attempt = setSecret(secretNamed(name), desk);
    await expect(attempt).rejects.toThrow(refusal);
    await expect(attempt).rejects.not.toThrow(value);
    expect([...kept]).toEqual([]);
  });

  test('prod takes a live key', async () => {
    const { desk, kept } = openDesk([liveKey], { stage: 'prod' });
    await setSecret(secretNamed('stripe-key'), desk);
    expect(kept.get('stripeKey')).toEqual([liveKey]);
  });
});

describe('a rotation', () => {
  const webhookSecret = secretNamed('webhook-secret');

  test('keeps both values until the old one is retired, and prints the next steps', async () => {
    const variables = { STRIPE_SECRET_KEY: stripeKey };
    const { desk, kept, said } = openDesk([webhook, nextWebhook], { variables });
    await setSecret(webhookSecret, desk);
    await rotateSecret(webhookSecret, desk);
    expect(kept.get('stripeWebhookSecrets')).toEqual([nextWebhook, webhook]);
    expect(said.at(-1)).toContain('npm run secrets -- --stage dev retire webhook-secret');
    await fillSecrets(desk);
    expect(said.join('\n')).toContain('two values: a rotation is under way');
    await retireSecret(webhookSecret, desk);
    expect(kept.get('stripeWebhookSecrets')).toEqual([nextWebhook]);
  });

  test('of the CDN’s secret puts the new one first, which the next deployment sends', async () => {
    const { desk, kept, said } = openDesk([]);
    const origin = secretNamed('origin-secret');
    await setSecret(origin, desk);
    const [old] = kept.get('originSecret') ?? [];
    await rotateSecret(origin, desk);
    const [fresh, second] = kept.get('originSecret') ?? [];
    expect([second, fresh === old]).toEqual([old, false]);
    expect(said.join('\n')).toContain('npm run deploy -- --stage dev');
  });

  test('of the CDN’s secret ends only when the shop answers to the new one through the CDN', async () => {
    const origin = secretNamed('origin-secret');
    let sent: string | undefined;
    const { desk, kept } = openDesk([], { sent: async () => sent });
    await setSecret(origin, desk);
    const [old = ''] = kept.get('originSecret') ?? [];
    sent = digestOf(old);
    await expect(setSecret(origin, desk)).rejects.toThrow('rotate origin-secret');
    await rotateSecret(origin, desk);
    const [fresh = ''] = kept.get('originSecret') ?? [];
    await expect(retireSecret(origin, desk)).rejects.toThrow('nothing was retired');
    expect(kept.get('originSecret')).toEqual([fresh, old]);
    sent = digestOf(fresh);
    await retireSecret(origin, desk);
    expect(kept.get('originSecret')).toEqual([fresh]);
  });

  test('cannot begin twice, nor without a value, nor with the same one, nor end without an old one', async () => {
    const { desk } = openDesk([webhook, webhook, nextWebhook]);
    await expect(rotateSecret(webhookSecret, desk)).rejects.toThrow('nothing to rotate');
    await setSecret(webhookSecret, desk);
    await expect(retireSecret(webhookSecret, desk)).rejects.toThrow('no old value');
    await expect(rotateSecret(webhookSecret, desk)).rejects.toThrow('the value in use');
    await rotateSecret(webhookSecret, desk);
    await expect(rotateSecret(webhookSecret, desk)).rejects.toThrow('under way already');
    await expect(rotateSecret(secretNamed('stripe-key'), desk)).rejects.toThrow('holds one value');
    expect(() => secretNamed('other')).toThrow('Which secret?');
  });
});
