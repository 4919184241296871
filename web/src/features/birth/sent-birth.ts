import type { Birth } from '#domain/births/birth.ts';
import { instantOf, type TypedInstant } from '#domain/births/instant.ts';
import { birthOf } from './draft.ts';

/**
 * The birth as it is sent, with its instant. Undefined while the customer has not said which of several hours was meant.
 * Loads the history of legal time: only for a form that is submitted or shows its plate.
 */
export const sentBirth = (typed: TypedInstant): Birth | undefined => {
  const { reading, ...instant } = instantOf(typed);
  const isOpen = reading !== undefined && reading.candidates.length > 1 && instant.utc === null;
  return isOpen && typed.offset === undefined ? undefined : birthOf(typed, instant);
};
