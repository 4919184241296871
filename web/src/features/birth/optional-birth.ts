import { type Birth, isTimed, utcOf } from '#domain/births/birth.ts';
import type { TypedInstant } from '#domain/births/instant.ts';
import { type BirthDraft, birthOf, typedInstantOf } from './draft.ts';

/** What is typed where every answer is optional: an hour that is not given counts as unknown. */
export const optionalInstantOf = (draft: BirthDraft): TypedInstant => {
  const typed = typedInstantOf(draft);
  const isAnswered = isTimed(typed.precision) ? typed.time !== '' : typed.dayPart !== undefined;
  return isAnswered ? typed : { ...typed, precision: 'unknown', margin: undefined };
};

/**
 * The birth as it is sent for the server to read: it knows the history of legal time, and an answer without a plate
 * needs none of it here. Only an offset that somebody chose or corrected travels. Needs a date that exists and a time
 * that is empty or right.
 */
export const optionalBirthOf = (typed: TypedInstant): Birth => {
  const { date, time, precision, offset } = typed;
  if (!isTimed(precision) || !offset) return birthOf(typed, undefined);
  const { seconds: offsetSeconds, by: offsetBy } = offset;
  const utc = offsetSeconds === null ? null : utcOf(date, time, offsetSeconds);
  return birthOf(typed, { offsetSeconds, offsetBy, utc });
};
