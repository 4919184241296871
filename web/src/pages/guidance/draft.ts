/** What is typed for the guidance, and what this tab remembers of it until it is sent. */
import { type BirthDraft, birthNames, noBirth } from '#web/features/birth/draft.ts';
import { clearTab, tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';

export type Typed = BirthDraft & {
  readonly fullName: string;
  readonly email: string;
  readonly consent: boolean;
};
export type TextName = Exclude<keyof Typed, 'consent'>;

/** In the order of the screen. */
export const nothing: Typed = { fullName: '', email: '', ...noBirth, consent: false };
const textNames: readonly TextName[] = ['fullName', 'email', ...birthNames];

const key = 'guidance.typed';

/** What `userId` typed, or a visitor before signing in; the next user of a shared browser sees nothing of it. */
export const readDraft = (userId: string | undefined): Typed => {
  const stored = tabEntries(key);
  const owner = stored.get('owner');
  if (owner !== undefined && owner !== userId) return nothing;
  // Consent is given each time.
  return { ...nothing, ...Object.fromEntries(textNames.map((name) => [name, textIn(stored, name)])) };
};

export const clearDraft = (): void => clearTab(key);

/** An empty form leaves nothing behind. */
export const writeDraft = (typed: Typed, owner: string | undefined): void => {
  const { consent: _, ...kept } = typed;
  if (textNames.every((name) => kept[name] === '')) clearDraft();
  else writeTab(key, JSON.stringify({ ...kept, owner }));
};
