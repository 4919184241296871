/** Which important changes of the privacy policy are still told to accounts. */
import { addDays } from './dates.ts';
import { type PolicyChange, policyChanges } from './texts/policy-changes.ts';

/** Days after which a change that applies is no news any more, for example for an address that works again. */
export const newsDays = 60;

/** The changes that are told at this moment, oldest first: from their version until they have applied for `newsDays`. */
export const changesToTell = (
  now: Date,
  changes: readonly PolicyChange[] = policyChanges,
): readonly PolicyChange[] =>
  changes.filter(
    ({ version, appliesFrom }) => new Date(version) <= now && now < addDays(new Date(appliesFrom), newsDays),
  );

export const changeOf = (version: string): PolicyChange | undefined =>
  policyChanges.find((change) => change.version === version);
