import type { Birth } from '#domain/births/birth.ts';
import { instantOf, type TypedInstant } from '#domain/births/instant.ts';
import { birthOf } from './draft.ts';

/**
 * The birth as it is sent, with its instant; undefined until the customer chooses one of several hours. It loads the
 * history of legal time, so only a submitted form and the plate import it.
 */
export const sentBirth = (typed: TypedInstant): Birth | undefined => {
  const { reading, ...instant } = instantOf(typed);
  const isOpen = reading !== undefined && reading.candidates.length > 1 && instant.utc === null;
  return isOpen && typed.offset === undefined ? undefined : birthOf(typed, instant);
};
