import type { Birth } from '#domain/births/birth.ts';
import { type BirthDraft, birthOf, typedInstantOf } from './draft.ts';

const loadConversion = () => import('./sent-birth.ts');

/** The birth with its instant; `asked` until one of several hours is chosen. A failed conversion leaves it to the expert. */
export const convertedBirth = async (draft: BirthDraft): Promise<Birth | 'asked'> => {
  const typed = typedInstantOf(draft);
  const conversion = await loadConversion().catch(() => undefined);
  return conversion ? (conversion.sentBirth(typed) ?? 'asked') : birthOf(typed, undefined);
};
