/** A part at the desk: taken by its expert, opened, with a draft of one section. */
import type { Draft } from '#domain/report/draft.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { keyFor } from '#test/support/keys.ts';
import { birth, now, orderId, paidOrderRecord, profileRecord } from './builders.ts';
import { written } from './written-report.ts';

export const expert = {
  ...{ id: 'an-expert', name: 'Hélène Vasseur', isAdministrator: false },
  discipline: keyFor.western,
};
export const deskPath = { id: orderId, service: keyFor.western };
export const deskPart: PartRecord = {
  ...{
    order_id: orderId,
    service: keyFor.western,
    state: 'taken',
    queue: keyFor.western,
  },
  ...{ due_at: now.toISOString(), expert: { id: expert.id, name: expert.name }, read_by: expert.id },
};
export const deskDraft: Draft = {
  outline: { revision: 1, order: written.sections.map(({ id }) => id), removed: [] },
  sections: written.sections.map((section) => ({
    ...{ id: section.id, revision: 1, at: now.toISOString(), section },
  })),
};

const born = { birthDate: '1991-04-17', birthTime: '06:42', birthPlace: 'Nantes', birth: birth() };

/** The reads of the functions that typeset. */
export const deskDeps = (part: PartRecord = deskPart) => ({
  parts: { find: async () => part, ofOrder: async () => [part] },
  orders: { find: async () => paidOrderRecord() },
  births: { find: async () => ({ ...born, opened_at: now.toISOString() }) },
  profiles: { find: async () => profileRecord() },
  drafts: { read: async () => deskDraft },
  draw: drawnOf,
  now,
});
