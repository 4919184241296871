import { once } from '#domain/once.ts';
import { createParameters } from '#lambdas/gateways/parameters.ts';
import { readAws } from '#lib/env.ts';
import { errorFacts, log } from './log.ts';

/** A warm function sees a rotated secret after this time at the latest. */
const lifetime = 5 * 60_000;
/** Requests with wrong secrets make a warm function read the parameter at most once in this time. */
const renewal = 60_000;
/** After a failed reading the known value serves for this time before the next one. */
const pause = 30_000;

type Read = (name: string, patience: 'first' | 'again') => Promise<string>;
type Kept = {
  readonly values: readonly string[];
  readonly at: number;
  /** Functions that started together read again at different moments. */
  readonly lifetime: number;
  readonly askedAt: number;
};

/**
 * Reads SecureString parameters once per cold start and lifetime. A value may hold several, separated by commas. A
 * value that cannot be read again goes on serving, so that an outage of the parameter store is not one of the shop.
 */
export const createSecrets = (read: Read, clock: () => number = Date.now, random = Math.random) => {
  const kept = new Map<string, Kept>();

  const valuesIn = async (name: string, patience: 'first' | 'again'): Promise<readonly string[]> => {
    const values = (await read(name, patience)).split(',').filter((value) => value !== '');
    if (values.length === 0) throw new Error(`the parameter ${name} is empty`);
    return values;
  };

  const readAgain = async (name: string, known: Kept): Promise<readonly string[]> => {
    try {
      return await valuesIn(name, 'again');
    } catch (error) {
      log.warn('secret_stale', errorFacts(error));
      kept.set(name, { ...known, askedAt: clock() });
      return known.values;
    }
  };

  const valuesOf = async (name: string, longest: number): Promise<readonly string[]> => {
    const known = kept.get(name);
    const now = clock();
    if (known && (now < known.at + Math.min(longest, known.lifetime) || now < known.askedAt + pause))
      return known.values;
    const values = known ? await readAgain(name, known) : await valuesIn(name, 'first');
    if (values !== known?.values)
      kept.set(name, { values, at: clock(), lifetime: lifetime * (0.8 + 0.2 * random()), askedAt: clock() });
    return values;
  };

  /**
   * Tries each value of a parameter; during a rotation there are several. When none matches, the parameter may have a
   * new value, so it is read again.
   */
  const find = async <Found>(
    name: string,
    look: (values: readonly string[]) => Found | undefined,
  ): Promise<Found | undefined> =>
    look(await valuesOf(name, lifetime)) ?? look(await valuesOf(name, renewal));

  /** The current value: the first one; there is always one. */
  const current = async (name: string): Promise<string> => {
    const [value = ''] = await valuesOf(name, lifetime);
    return value;
  };
  return { find, current };
};

export const secrets = /* @__PURE__ */ once(() => createSecrets(createParameters(readAws()).read));
