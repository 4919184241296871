/** What the writing desk keeps of a person's report, and what it keeps of nobody's. */
import { randomUUID } from 'node:crypto';
import type { Section } from '#domain/report/document.ts';
import { outlineValues, sectionValues, stateItem } from '#lambdas/storage/draft-rows.ts';
import { keyFor } from '#test/support/keys.ts';

const now = new Date();
const service = keyFor.numbers;

export const draftRows = ({ paid, first }: { readonly paid: string; readonly first: string }) => {
  const section: Section = { id: 'lettre', kind: 'letter', title: `Pour ${first},`, second: '', blocks: [] };
  const key = { order_id: paid, service } as const;
  const row = { part: `${paid}#${service}`, revision: 1 };
  const at = now.toISOString();
  return [
    {
      ...row,
      entry: 'outline',
      ...outlineValues({ order: [], removed: [] }, 'an-expert', now),
    },
    { ...row, entry: 'section#lettre', ...sectionValues(section, 'an-expert', now), kept_at: at },
    stateItem(key, { revision: 1, at, packed: section, kept_at: at, characters: 0 }, now),
  ];
};

/** Rows that are kept: no customer is named in them. */
export const unnamedRows = () => ({
  passages: [{ expert: randomUUID(), id: 'soleil-belier', title: 'Soleil en Bélier', at: now.toISOString() }],
  sentences: [{ hash: randomUUID() }],
});

/** A report of the person that repeats others. */
export const repeatedRow = ({ paid }: { readonly paid: string }) => ({
  ...{
    kind: 'same',
    id: `${paid} ${service}`,
    order_id: paid,
    service,
    since: now.toISOString(),
    note: '34',
  },
});
