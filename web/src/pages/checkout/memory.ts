/** What the tab keeps of the form for reload and «back» (never a password, never a tick). */
import { birthNames } from '#web/features/birth/draft.ts';
import { tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';
import { noTyped, studiedNames, type Typed } from './details.ts';

/** Everything except passwords and ticks. */
const typedNames = ['firstName', 'lastName', 'email', ...studiedNames, ...birthNames] as const;

const key = 'checkout.typed';

/** The typed fields with the account that typed them, so that the next user of a shared browser does not see them. */
export const storedTyped = {
  /** `userId` is undefined for a visitor, whose fields are kept after the sign-in. */
  read: (userId: string | undefined): Typed => {
    const stored = tabEntries(key);
    const owner = stored.get('owner');
    if (owner !== undefined && owner !== userId) return noTyped;
    const texts = typedNames.map((name) => [name, textIn(stored, name)] as const);
    return { ...noTyped, ...Object.fromEntries(texts) };
  },
  write: (userId: string | undefined, form: Typed): void => {
    const typed = typedNames.map((name) => [name, form[name]] as const);
    writeTab(key, JSON.stringify({ ...Object.fromEntries(typed), owner: userId }));
  },
};
