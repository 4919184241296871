import * as z from 'zod/mini';
import {
  maxExpected,
  maxPlace,
  maxPlaces,
  type ReportFault,
  reportFaults,
} from '#domain/report-corrections.ts';
import { threadFieldTexts as texts } from '#domain/texts/thread-fields.ts';
import type { askReportCorrection } from '#domain/wire/report-corrections.ts';
import type { FormErrors } from '#web/platform/form.ts';
import { writtenError } from '#web/platform/written-error.ts';

/** One row for each of the `maxPlaces`, in the order of the screen. */
const placeFields = [
  { where: 'where1', text: 'text1' },
  { where: 'where2', text: 'text2' },
  { where: 'where3', text: 'text3' },
  { where: 'where4', text: 'text4' },
  { where: 'where5', text: 'text5' },
] as const satisfies { length: typeof maxPlaces };
type PlaceField = (typeof placeFields)[number]['where' | 'text'];

const text = z.string();
/** The request as it is typed: `count` places are shown. */
const draftSchema = z.object({
  what: text,
  ...{ where1: text, text1: text, where2: text, text2: text, where3: text, text3: text },
  ...{ where4: text, text4: text, where5: text, text5: text },
  count: text,
});
export type CorrectionDraft = Readonly<z.infer<typeof draftSchema>>;
type Body = z.infer<typeof askReportCorrection.body>;

export const noCorrection: CorrectionDraft = {
  what: '',
  ...{ where1: '', text1: '', where2: '', text2: '', where3: '', text3: '' },
  ...{ where4: '', text4: '', where5: '', text5: '' },
  count: '1',
};

export const placesOf = ({ count }: CorrectionDraft) => placeFields.slice(0, Number(count));

/** With another place; all of them are shown at most. */
export const withPlace = ({ count }: CorrectionDraft): string => `${Math.min(maxPlaces, Number(count) + 1)}`;
export const isFull = ({ count }: CorrectionDraft): boolean => count === `${maxPlaces}`;

const faultOf = ({ what }: CorrectionDraft): ReportFault | undefined =>
  reportFaults.find((one) => one === what);

const lengthOf = (draft: CorrectionDraft, name: PlaceField): number => draft[name].trim().length;

const { expectedMissing: missing, expectedLong: long } = texts;
const limits = { most: maxExpected, missing, long };

/** The first place must be filled; another one that stays empty is not sent. */
export const correctionErrors = (draft: CorrectionDraft): FormErrors<CorrectionDraft> => {
  const errors: FormErrors<CorrectionDraft> = faultOf(draft) ? {} : { what: texts.faultMissing };
  for (const [index, { where, text }] of placesOf(draft).entries()) {
    const isEmpty = lengthOf(draft, where) + lengthOf(draft, text) === 0;
    const error = index > 0 && isEmpty ? undefined : writtenError(draft[text], limits);
    if (error !== undefined) errors[text] = error;
    if (lengthOf(draft, where) > maxPlace) errors[where] = texts.placeLong;
  }
  return errors;
};

/** Undefined while something is missing. */
export const correctionOf = (id: string, draft: CorrectionDraft): Body | undefined => {
  const what = faultOf(draft);
  const written = placesOf(draft).flatMap(({ where, text }) => {
    const [at, expected] = [draft[where].trim(), draft[text].trim()];
    return expected === '' ? [] : [{ ...(at !== '' && { where: at }), text: expected }];
  });
  return what && written.length > 0 ? { id, what, places: written } : undefined;
};

const keptSchema = z.object({ id: z.uuid(), draft: draftSchema });
type Kept = z.infer<typeof keptSchema>;

/** What is typed stays with the id under which it is sent, so that a repetition asks once. */
export const keptText = (kept: Kept): string => JSON.stringify(kept);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const keptIn = (kept: string): Kept | undefined => keptSchema.safeParse(parsed(kept)).data;
