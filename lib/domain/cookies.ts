import { addDays } from './dates.ts';

/** What a visitor accepts beyond the necessary (art. 82 of the loi Informatique et Libertés). */
export type CookieChoice = { readonly audience: boolean; readonly sharing: boolean };

/** Six months, in days: the time that the CNIL gives a choice before it is asked again. */
const choiceDays = 182;

/** The instant from which a choice made at `at` no longer counts. */
export const cookieChoiceEnd = (at: Date): Date => addDays(at, choiceDays);
