import { erasable } from './erased-places.ts';
import { keptPlaces } from './kept-places.ts';

/**
 * Every place that may hold personal data: tables and buckets by the names of the stacks, and the user pool. The
 * erasure (`lambdas/accounts/forget.ts`) reads its part of this one list; the register and the tests read all of it.
 */
export const personalPlaces = [...erasable, ...keptPlaces] as const;
