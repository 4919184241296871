import type * as z from 'zod/mini';
import { parseFrenchTime } from '#domain/birth.ts';
import { birthNamesSchema } from '#domain/persons.ts';
import { birthTimeSchema } from '#domain/profile.ts';
import { type MissingKind, maxReply, type Question } from '#domain/questions.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import type { replyToQuestion } from '#domain/wire/questions.ts';
import { errorsBy, type FormErrors, messageIn } from '#web/platform/form.ts';
import { clearTab, tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';
import { placeErrors } from '../birth-errors.ts';
import { type BirthDraft, noBirth, placeOf } from '../draft.ts';
import { missingTexts } from '../texts.ts';
import { questionTexts as texts } from './texts.ts';

/** The answer as it is typed: `how` is a source of an hour, `given` or `unknown`. */
export type ReplyDraft = BirthDraft & {
  readonly how: string;
  readonly birthFirstNames: string;
  readonly birthLastName: string;
  readonly text: string;
};
export type ReplyBody = z.infer<typeof replyToQuestion.body>;

/** `how` comes first, as on the screen of what has no field. */
const noReply: ReplyDraft = { how: '', ...noBirth, birthFirstNames: '', birthLastName: '', text: '' };

const keyFor = (id: Question['id']) => `question:${id}` as const;

/** The tab's storage of an answer before it is sent, for a reload. */
export const storedReply = {
  read: (id: Question['id']): ReplyDraft => {
    const stored = tabEntries(keyFor(id));
    const texts = Object.keys(noReply).map((name) => [name, textIn(stored, name)] as const);
    return { ...noReply, ...Object.fromEntries(texts) };
  },
  /** An empty answer stores nothing. */
  write: (id: Question['id'], draft: ReplyDraft): void => {
    if (Object.values(draft).every((text) => text === '')) clearTab(keyFor(id));
    else writeTab(keyFor(id), JSON.stringify(draft));
  },
  clear: (id: Question['id']): void => clearTab(keyFor(id)),
};

/** The ways to answer a question, in the order of the screen. */
export const waysOf = (what: MissingKind) =>
  what === 'hour' ? (['record', 'memory', 'unknown'] as const) : (['given', 'unknown'] as const);

const namesOf = ({ birthFirstNames, birthLastName }: ReplyDraft) => ({
  firstNames: birthFirstNames.trim(),
  lastName: birthLastName.trim(),
});
const nameErrors = errorsBy(birthNamesSchema, { firstNames: 'birthFirstNames', lastName: 'birthLastName' });

const timeError = ({ birthTime }: ReplyDraft): string | undefined =>
  birthTime.trim() === '' ? texts.required.time : messageIn(birthTimeSchema, parseFrenchTime(birthTime));

const placeError = (draft: ReplyDraft): FormErrors<ReplyDraft> => ({
  ...placeErrors(draft),
  ...(draft.birthPlace.trim() === '' && { birthPlace: missingTexts.place }),
});

/** The errors of the field that a kind of question has. */
const givenErrors = (what: MissingKind, draft: ReplyDraft): FormErrors<ReplyDraft> => {
  if (what === 'place') return placeError(draft);
  if (what === 'names') return nameErrors(namesOf(draft));
  if (what === 'other') return draft.text.trim() === '' ? { text: texts.required.text } : {};
  const birthTime = timeError(draft);
  return birthTime === undefined ? {} : { birthTime };
};

export const replyErrors = (what: MissingKind, draft: ReplyDraft): FormErrors<ReplyDraft> => ({
  ...(draft.how === '' && { how: texts.required.how }),
  ...(draft.how !== 'unknown' && givenErrors(what, draft)),
  ...(draft.text.trim().length > maxReply && { text: threadFieldTexts.replyLong }),
});

const fieldOf = (what: MissingKind, draft: ReplyDraft): Partial<ReplyBody> => {
  if (what === 'place') return { place: placeOf(draft) };
  if (what === 'names') return { names: namesOf(draft) };
  if (what === 'other') return {};
  return { time: parseFrenchTime(draft.birthTime), source: draft.how === 'record' ? 'record' : 'memory' };
};

/** The answer as it is sent; what is typed in a field that does not count stays here. */
export const replyOf = (what: MissingKind, draft: ReplyDraft): ReplyBody => {
  const text = draft.text.trim();
  const isUnknown = draft.how === 'unknown';
  return {
    how: isUnknown ? 'unknown' : 'given',
    ...(!isUnknown && fieldOf(what, draft)),
    ...(text !== '' && { text }),
  };
};
