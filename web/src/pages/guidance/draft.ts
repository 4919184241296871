/** What is typed for the guidance, and what this tab remembers of it until it is sent. */
import { clearTab, tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';

export type Typed = {
  readonly fullName: string;
  readonly email: string;
  readonly birthDate: string;
  readonly birthTime: string;
  readonly birthPlace: string;
  readonly consent: boolean;
};
export type FieldName = keyof Typed;
export type TextName = Exclude<FieldName, 'consent'>;

/** In the order of the screen. */
export const nothing: Typed = {
  fullName: '',
  email: '',
  birthDate: '',
  birthTime: '',
  birthPlace: '',
  consent: false,
};
const texts: readonly TextName[] = ['fullName', 'email', 'birthDate', 'birthTime', 'birthPlace'];

const key = 'guidance.typed';

/** What `userId` typed, or a visitor before signing in; the next user of a shared browser sees nothing of it. */
export const readDraft = (userId: string | undefined): Typed => {
  const stored = tabEntries(key);
  const owner = stored.get('owner');
  if (owner !== undefined && owner !== userId) return nothing;
  const text = (name: TextName): string => textIn(stored, name);
  return {
    fullName: text('fullName'),
    email: text('email'),
    birthDate: text('birthDate'),
    birthTime: text('birthTime'),
    birthPlace: text('birthPlace'),
    // Consent is given each time.
    consent: false,
  };
};

export const clearDraft = (): void => clearTab(key);

/** An empty form leaves nothing behind. */
export const writeDraft = (typed: Typed, owner: string | undefined): void => {
  const { consent: _, ...kept } = typed;
  if (texts.every((name) => kept[name] === '')) clearDraft();
  else writeTab(key, JSON.stringify({ ...kept, owner }));
};
