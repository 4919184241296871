import * as z from 'zod/mini';
import { type BirthDraft, birthNames } from './draft.ts';

/** A birth that one page hands to the next in the state of the history's entry: no address and no storage holds it. */
type Carried = Partial<BirthDraft & { readonly firstName: string; readonly lastName: string }>;

const names = ['firstName', 'lastName', ...birthNames] as const;
const stateSchema = z.looseObject({ carried: z.record(z.string(), z.string()) });

export const carried = (typed: Carried): { readonly carried: Carried } => ({
  carried: Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])),
});

/** What the state of an entry carries; undefined where it carries nothing. */
export const carriedIn = (state: unknown): Carried | undefined => {
  const { data } = z.safeParse(stateSchema, state);
  if (!data) return undefined;
  const given = names.filter((name) => data.carried[name]?.trim());
  return Object.fromEntries(given.map((name) => [name, data.carried[name]]));
};

/** The rest of the state. */
export const withoutCarried = (state: unknown): unknown => {
  const { carried: _, ...rest } = z.safeParse(stateSchema, state).data ?? {};
  return rest;
};
