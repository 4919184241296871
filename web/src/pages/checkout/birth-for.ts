import type { Birth } from '#domain/births/birth.ts';
import { birthOf, typedInstantOf } from '#web/features/birth/draft.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';
import type { Details } from './details.ts';

/** The conversion of the hour is not waited for longer than this: an expert can still do it. */
const conversionLimit = 4_000;

const loadConversion = () => import('#web/features/birth/sent-birth.ts');

/** The birth as it is sent; `asked` while the customer has not said which of several hours is meant. */
export const birthFor = async (details: Details): Promise<Birth | 'asked' | undefined> => {
  const typed = typedInstantOf(details);
  if (typed.date === '') return undefined;
  try {
    const { sentBirth } = await withTimeLimit(conversionLimit, undefined, loadConversion);
    return sentBirth(typed) ?? 'asked';
  } catch (error) {
    console.warn('birth not converted', error);
    return birthOf(typed, undefined);
  }
};
