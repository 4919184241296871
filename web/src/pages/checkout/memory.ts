/** The tab's storage of the checkout for reload and «back» (never a password, never a tick). */
import { type PaidKey, paidKeys } from '#domain/catalogue.ts';
import { birthNames } from '#web/features/birth/draft.ts';
import { clearTab, readTab, tabEntries, textIn, writeTab } from '#web/platform/tab-storage.ts';
import { noTyped, studiedNames, type Typed } from './details.ts';

/** Everything except passwords and ticks. */
const typedNames = ['firstName', 'lastName', 'email', ...studiedNames, ...birthNames] as const;

const keys = {
  selection: 'checkout.selection',
  typed: 'checkout.typed',
  order: 'checkout.order',
} as const;

export const storedSelection = {
  read: (): PaidKey[] => {
    const stored = readTab(keys.selection).split(',');
    return paidKeys.filter((key) => stored.includes(key));
  },
  write: (services: readonly PaidKey[]): void =>
    services.length === 0 ? clearTab(keys.selection) : writeTab(keys.selection, services.join()),
  clear: (): void => clearTab(keys.selection),
};

/** The typed fields with the account that typed them, so that the next user of a shared browser does not see them. */
export const storedTyped = {
  /** `userId` is undefined for a visitor, whose fields are kept after the sign-in. */
  read: (userId: string | undefined): Typed => {
    const stored = tabEntries(keys.typed);
    const owner = stored.get('owner');
    if (owner !== undefined && owner !== userId) return noTyped;
    const texts = typedNames.map((name) => [name, textIn(stored, name)] as const);
    return { ...noTyped, ...Object.fromEntries(texts) };
  },
  write: (userId: string | undefined, form: Typed): void => {
    const typed = typedNames.map((name) => [name, form[name]] as const);
    writeTab(keys.typed, JSON.stringify({ ...Object.fromEntries(typed), owner: userId }));
  },
};

/** The id of the unpaid order that the next payment resumes. */
export const storedOrder = {
  read: (): string | undefined => readTab(keys.order) || undefined,
  write: (id: string): void => writeTab(keys.order, id),
  clear: (): void => clearTab(keys.order),
};
