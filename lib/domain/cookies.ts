import { addDays } from './dates.ts';

/** The optional cookies that a visitor accepts (art. 82 of the loi Informatique et Libertés). */
export type CookieChoice = { readonly audience: boolean; readonly sharing: boolean };

/** Six months, in days: the CNIL's recommended lifetime of a choice. */
const choiceDays = 182;

/** The instant from which a choice made at `at` no longer counts. */
export const cookieChoiceEnd = (at: Date): Date => addDays(at, choiceDays);
