import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSecrets } from '#lambdas/platform/secrets.ts';

/** Undefined while the parameter store does not answer. */
let stored: string | undefined;
let now: number;
let readings: number;
let random: number;
const secretsNow = () =>
  createSecrets(
    async () => {
      readings += 1;
      if (stored === undefined) throw new Error('no answer');
      return stored;
    },
    () => now,
    () => random,
  );
let secrets: ReturnType<typeof secretsNow>;
const knows = async (sent: string) =>
  (await secrets.find('origin', (values) => values.find((value) => value === sent))) === sent;
const later = (seconds: number) => {
  now += seconds * 1000;
};

beforeEach(() => {
  [stored, now, readings, random] = ['old', 0, 0, 1];
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

describe('while the parameter store does not answer', () => {
  afterEach(() => vi.restoreAllMocks());

  it('a known value serves, is said in the log, and is read again twice a minute', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await knows('old')).toBe(true);
    stored = undefined;
    later(300);
    readings = 0;
    for (let second = 0; second < 3600; second += 1) {
      expect([await knows('old'), await knows('a guess')]).toEqual([true, false]);
      later(1);
    }
    expect(readings).toBe(120);
    expect(written).toHaveBeenCalledTimes(120);
    expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({ event: 'secret_stale' });
    stored = 'new';
    later(30);
    expect([await knows('new'), await knows('old')]).toEqual([true, false]);
  });

  it('an emptied parameter does not close the shop either', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await knows('old')).toBe(true);
    stored = ',';
    later(301);
    expect(await knows('old')).toBe(true);
  });

  it('a function that knows nothing yet fails', async () => {
    stored = undefined;
    await expect(knows('old')).rejects.toThrow('no answer');
  });
});

it('functions that began together read again at different moments, within five minutes', async () => {
  const readAgainAt = async (chance: number) => {
    [random, now, readings] = [chance, 0, 0];
    secrets = secretsNow();
    for (; readings < 2; later(1)) await knows('old');
    return now - 1000;
  };
  expect(await readAgainAt(0)).toBe(240_000);
  expect(await readAgainAt(0.5)).toBe(270_000);
  expect(await readAgainAt(1)).toBe(300_000);
});

it('a secret that is sent is the first of two', async () => {
  stored = 'new,old';
  expect(await secrets.current('stripe-key')).toBe('new');
});
