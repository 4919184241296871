import { type Named, nameKey } from '#domain/persons.ts';
import { digestOf } from '#lambdas/platform/tokens.ts';

/** Finds a person within an account by the name, which nobody reads in it. */
export const personKey = (userId: string, named: Named): string => digestOf(`${userId}\n${nameKey(named)}`);
