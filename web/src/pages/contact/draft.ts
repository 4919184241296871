/** The tab's storage of an unsent message, for a reload. */
import { clearTab, tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';

export const noMessage = { firstName: '', lastName: '', email: '', subject: '', message: '' } as const;
export type FieldName = keyof typeof noMessage;
export type Draft = Readonly<Record<FieldName, string>>;

const key = 'contact.typed';

export const readDraft = (): Draft => {
  const stored = tabEntries(key);
  const text = (name: FieldName): string => textIn(stored, name);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
};

/** Data of the account is not stored in the tab, because the next user of a shared browser would find it. */
export const withoutKnown = (draft: Draft, known: Partial<Draft>): Draft => ({
  ...draft,
  firstName: draft.firstName === known.firstName ? '' : draft.firstName,
  lastName: draft.lastName === known.lastName ? '' : draft.lastName,
  email: draft.email === known.email ? '' : draft.email,
});

/** An empty message stores nothing. */
export const writeDraft = (draft: Draft): void => {
  if (Object.values(draft).every((text) => text === '')) clearTab(key);
  else writeTab(key, JSON.stringify(draft));
};
