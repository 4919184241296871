import { byHandErrors } from './by-hand-errors.ts';
import { type BirthDraft, hasHour, precisionOf } from './draft.ts';
import { missingTexts as texts } from './texts.ts';

type Errors = { -readonly [Name in keyof BirthDraft]?: string };

/** The answers that are missing (§5), and the errors of a place by hand. */
export const answerErrors = (draft: BirthDraft): Errors => ({
  ...byHandErrors(draft),
  ...(draft.birthDate.trim() === '' && { birthDate: texts.date }),
  ...(hasHour(draft) && draft.birthTime.trim() === '' && { birthTime: texts.time }),
  ...(precisionOf(draft) === 'part' && draft.birthDayPart === '' && { birthDayPart: texts.dayPart }),
  ...(draft.birthPlace.trim() === '' && { birthPlace: texts.place }),
});
