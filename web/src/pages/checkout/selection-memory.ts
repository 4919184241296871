/** What the tab keeps of the selection and the order; it loads with step 1, which has no form. */
import { type PaidKey, paidKeys } from '#domain/catalogue.ts';
import { clearTab, readTab, writeTab } from '#web/platform/tab-storage.ts';

const keys = { selection: 'checkout.selection', order: 'checkout.order' } as const;

export const storedSelection = {
  read: (): PaidKey[] => {
    const stored = readTab(keys.selection).split(',');
    return paidKeys.filter((key) => stored.includes(key));
  },
  write: (services: readonly PaidKey[]): void =>
    services.length === 0 ? clearTab(keys.selection) : writeTab(keys.selection, services.join()),
  clear: (): void => clearTab(keys.selection),
};

/** The id of the unpaid order that the next payment resumes. */
export const storedOrder = {
  read: (): string | undefined => readTab(keys.order) || undefined,
  write: (id: string): void => writeTab(keys.order, id),
  clear: (): void => clearTab(keys.order),
};
