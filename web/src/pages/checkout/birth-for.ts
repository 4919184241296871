import type { Birth } from '#domain/births/birth.ts';
import { birthOf, typedInstantOf } from '#web/features/birth/draft.ts';
import { withTimeLimit } from '#web/platform/time-limit.ts';
import type { Details } from './details.ts';

/** The order waits no longer than this for the conversion of the hour, because an expert can do it later. */
const conversionLimit = 4_000;

const loadConversion = () => import('#web/features/birth/sent-birth.ts');

/** The birth as it is sent; `asked` until the customer chooses one of several hours. */
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
