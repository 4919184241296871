import * as z from 'zod/mini';
import { sectionSchema } from './document.ts';
import { outlineSchema } from './draft.ts';

/** What a draft is saved in: its outline, and each section by itself. */
export const textSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('section'), section: sectionSchema }),
  z.object({ kind: z.literal('outline'), outline: outlineSchema }),
]);
export type Text = z.infer<typeof textSchema>;

export const outlineKey = 'outline';
export const sectionKey = (id: string): string => `section#${id}`;
export const keyOf = (text: Text): string =>
  text.kind === 'outline' ? outlineKey : sectionKey(text.section.id);

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Storage may give the fields of a text back in another order. */
export const isSame = (one: Text | undefined, other: Text | undefined): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
