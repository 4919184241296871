import { once } from '#domain/once.ts';
import { createParameters } from '#lambdas/gateways/parameters.ts';
import { readAws } from '#lib/env.ts';

/** A secret changes rarely; a warm function sees a new one after this time at the latest. */
const lifetime = 5 * 60_000;
/** A stranger with a wrong secret costs each warm function one reading in this time. */
const renewal = 60_000;

/** Reads SecureString parameters once per cold start and lifetime; a value may hold several, comma-separated. */
export const createSecrets = (read: (name: string) => Promise<string>, clock: () => number = Date.now) => {
  const kept = new Map<string, { values: readonly string[]; at: number }>();

  const valuesOf = async (name: string, age: number): Promise<readonly string[]> => {
    const known = kept.get(name);
    if (known && known.at + age > clock()) return known.values;
    const values = (await read(name)).split(',').filter((value) => value !== '');
    if (values.length === 0) throw new Error(`the parameter ${name} is empty`);
    kept.set(name, { values, at: clock() });
    return values;
  };

  /**
   * What comes of the values of a parameter, more than one during a rotation. When nothing does, the one that is meant
   * may be new: then they are read again.
   */
  const find = async <Found>(
    name: string,
    look: (values: readonly string[]) => Found | undefined,
  ): Promise<Found | undefined> =>
    look(await valuesOf(name, lifetime)) ?? look(await valuesOf(name, renewal));

  /** The current value: the first one. */
  const current = async (name: string): Promise<string> => {
    const [value] = await valuesOf(name, lifetime);
    if (value === undefined) throw new Error(`the parameter ${name} is empty`);
    return value;
  };
  return { find, current };
};

export const secrets = once(() => createSecrets(createParameters(readAws()).read));
