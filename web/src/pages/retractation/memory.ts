/** The tab's storage of an unconfirmed withdrawal, so that a reload neither loses nor repeats it. */
import * as z from 'zod/mini';
import { paidKeys } from '#domain/catalogue.ts';
import { findWithdrawal } from '#domain/wire/refunds.ts';
import { clearTab, tabEntries, writeTab } from '#web/platform/tab-storage.ts';
import { noTyped } from './draft.ts';

const key = 'withdrawal';

const schema = z.object({
  /** The signed-in account, so that the next user of a shared browser does not see the entry. */
  owner: z.optional(z.string()),
  typed: z.object({ name: z.string(), number: z.string(), email: z.string(), orderId: z.string() }),
  /** Of step 2. */
  found: z.optional(findWithdrawal.answer.shape.order),
  services: z.array(z.enum(paidKeys)),
  attempt: z.object({ id: z.uuid(), tried: z.optional(z.string()) }),
});
export type Visit = z.infer<typeof schema>;

export const newVisit = (): Visit => ({
  typed: noTyped,
  services: [],
  attempt: { id: crypto.randomUUID() },
});

export const readVisit = (): Visit | undefined =>
  z.safeParse(schema, Object.fromEntries(tabEntries(key))).data;

export const writeVisit = (visit: Visit): void => writeTab(key, JSON.stringify(visit));

export const clearVisit = (): void => clearTab(key);
