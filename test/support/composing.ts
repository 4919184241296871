/** The dependencies of a composed mail: given rows, and counted tokens. */
import type { BirthRecord } from '#domain/births/correction.ts';
import { nothingWritten } from '#domain/threads.ts';
import type { ComposeDependencies } from '#lambdas/mails/mail.ts';
import type { ContactRecord } from '#lambdas/storage/contacts.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { RequestRecord } from '#lambdas/storage/requests.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import type { Written } from '#lambdas/storage/threads.ts';
import { now } from './builders.ts';

type Minted = Parameters<ComposeDependencies['tokens']['mint']>[0];
export type MailFacts = {
  readonly order?: OrderRecord | undefined;
  readonly born?: BirthRecord;
  readonly parts?: readonly PartRecord[];
  readonly profile?: ProfileRecord | undefined;
  readonly staff?: StaffRecord;
  readonly contact?: ContactRecord;
  readonly refund?: RefundRecord;
  readonly request?: RequestRecord;
  readonly written?: Partial<Written>;
};

export const composing = (facts: MailFacts) => {
  const minted: Minted[] = [];
  const deps: ComposeDependencies = {
    orders: { find: async () => facts.order, findWhen: async () => facts.order },
    births: { find: async () => facts.born, findRecent: async () => facts.born },
    parts: { ofOrder: async () => [...(facts.parts ?? [])], findAll: async () => [] },
    profiles: { find: async () => facts.profile, findRecent: async () => facts.profile },
    staff: { find: async () => facts.staff },
    threads: { ofPart: async () => ({ ...nothingWritten, ...facts.written }) },
    tokens: { mint: async (token) => `secret-${minted.push(token)}` },
    contacts: { find: async () => facts.contact },
    refunds: { find: async () => facts.refund },
    requests: { find: async () => facts.request },
    guidances: { find: async () => undefined },
    guidanceLinks: { mint: async () => 'secret' },
    personLinks: { mint: async () => 'person-secret' },
    siteUrl: 'https://shop.example',
    now,
  };
  return { minted, deps };
};
