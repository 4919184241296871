import { once } from '#domain/once.ts';
import { createParameters } from '#lambdas/gateways/parameters.ts';
import { readAws } from '#lib/env.ts';

/** A warm function sees a rotated secret after this time at the latest. */
const lifetime = 5 * 60_000;
/** Requests with wrong secrets make a warm function read the parameter at most once in this time. */
const renewal = 60_000;

/** Reads SecureString parameters once per cold start and lifetime. A value may hold several, separated by commas. */
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
   * Tries each value of a parameter; during a rotation there are several. When none matches, the parameter may have a
   * new value, so it is read again.
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

export const secrets = /* @__PURE__ */ once(() => createSecrets(createParameters(readAws()).read));
