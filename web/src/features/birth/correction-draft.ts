import type { Birth } from '#domain/births/birth.ts';
import type { Born } from '#domain/births/born.ts';
import { type CorrectedBirth, correctedBirthSchema } from '#domain/wire/births.ts';
import { errorsBy, type FormErrors } from '#web/platform/form.ts';
import { answerErrors } from './birth-errors.ts';
import { correctionTexts as texts } from './correction-texts.ts';
import { type BirthDraft, birthDraftOf, birthTextsOf, noBirth } from './draft.ts';

/** The birth of an order, as it is typed again; staff give the reason. */
export type CorrectionDraft = BirthDraft & {
  readonly birthFirstNames: string;
  readonly birthLastName: string;
  readonly reason: string;
};

export const draftOf = (born: Born): CorrectionDraft => ({
  ...noBirth,
  ...birthDraftOf(born),
  birthFirstNames: born.birthNames?.firstNames ?? '',
  birthLastName: born.birthNames?.lastName ?? '',
  reason: '',
});

export const correctionOf = (draft: CorrectionDraft, birth: Birth | undefined): CorrectedBirth => {
  const [firstNames, lastName] = [draft.birthFirstNames.trim(), draft.birthLastName.trim()];
  return {
    ...birthTextsOf(draft),
    ...(birth && { birth }),
    ...(firstNames + lastName !== '' && { birthNames: { firstNames, lastName } }),
  };
};

const sentErrors = errorsBy(correctedBirthSchema, {
  firstNames: 'birthFirstNames',
  lastName: 'birthLastName',
});

export const errorsOf = (draft: CorrectionDraft, needsReason: boolean): FormErrors<CorrectionDraft> => ({
  ...sentErrors(correctionOf(draft, undefined)),
  ...answerErrors(draft),
  ...(needsReason && draft.reason.trim() === '' && { reason: texts.reasonRequired }),
});
