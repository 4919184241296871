import { beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from '#lambdas/platform/secrets.ts';

let stored: string;
let now: number;
let readings: number;
const secretsNow = () =>
  createSecrets(
    async () => {
      readings += 1;
      return stored;
    },
    () => now,
  );
let secrets: ReturnType<typeof secretsNow>;
const knows = async (sent: string) =>
  (await secrets.find('origin', (values) => values.find((value) => value === sent))) === sent;
const later = (seconds: number) => {
  now += seconds * 1000;
};

beforeEach(() => {
  [stored, now, readings] = ['old', 0, 0];
  secrets = secretsNow();
});

describe('a secret for checking requests or signatures', () => {
  it('is read once, and again after five minutes', async () => {
    for (const _ of [1, 2, 3]) expect(await knows('old')).toBe(true);
    expect(readings).toBe(1);
    later(300);
    expect(await knows('old')).toBe(true);
    expect(readings).toBe(2);
  });

  it('rotates without a gap: both are accepted, in either order of CDN and functions', async () => {
    expect(await knows('old')).toBe(true);
    stored = 'new,old';
    later(61);
    expect([await knows('new'), await knows('old')]).toEqual([true, true]);
    stored = 'new';
    later(301);
    expect([await knows('new'), await knows('old')]).toEqual([true, false]);
  });

  it('is found at once by a warm function that has not read for a minute', async () => {
    expect(await knows('old')).toBe(true);
    later(60);
    stored = 'new,old';
    expect(await knows('new')).toBe(true);
  });

  it('is not read at every request of a stranger', async () => {
    for (let second = 0; second < 120; second += 1) {
      expect(await knows(`guess ${second}`)).toBe(false);
      later(1);
    }
    expect(readings).toBe(2);
  });

  it('that is empty admits nobody', async () => {
    stored = ',';
    await expect(knows('')).rejects.toThrow('empty');
  });
});

it('a secret that is sent is the first of two', async () => {
  stored = 'new,old';
  expect(await secrets.current('stripe-key')).toBe('new');
});
