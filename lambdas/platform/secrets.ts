import { createParameters } from '#lambdas/gateways/parameters.ts';
import { readAws } from '#lib/env.ts';
import { once } from './once.ts';

/** A secret changes rarely; a warm function sees a new one after this time at the latest. */
const lifetime = 5 * 60_000;

/** Reads SecureString parameters once per cold start and lifetime; a value may hold several, comma-separated. */
const createSecrets = (clock: () => number = Date.now) => {
  const parameters = createParameters(readAws());
  const kept = new Map<string, { values: readonly string[]; until: number }>();

  const fetchValues = async (name: string): Promise<readonly string[]> => {
    const values = (await parameters.read(name)).split(',').filter((value) => value !== '');
    if (values.length === 0) throw new Error(`the parameter ${name} is empty`);
    kept.set(name, { values, until: clock() + lifetime });
    return values;
  };

  /** All values of a parameter: more than one during a rotation. */
  const all = async (name: string): Promise<readonly string[]> => {
    const known = kept.get(name);
    return known && known.until > clock() ? known.values : fetchValues(name);
  };

  /** The current value: the first one. */
  const current = async (name: string): Promise<string> => {
    const [value] = await all(name);
    if (value === undefined) throw new Error(`the parameter ${name} is empty`);
    return value;
  };
  return { all, current };
};

export const secrets = once(() => createSecrets());
