import * as z from 'zod/mini';
import type { PrintedReport } from './printed.ts';
import { sectionTexts } from './printed-text.ts';

/** What a replaced version leaves behind: the titles of its sections, and a hash of each of their texts. */
export const traceSchema = z.array(z.object({ name: z.string(), texts: z.array(z.string()) }));
export type Trace = z.infer<typeof traceSchema>;

export type Change =
  | { readonly kind: 'added' | 'removed'; readonly name: string }
  | { readonly kind: 'changed'; readonly name: string; readonly passages: number };

/** FNV-1a, so that a replaced version leaves none of its text on a device. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash.toString(36);
};

export const traceOf = ({ sections }: Pick<PrintedReport, 'sections'>): Trace =>
  sections.map((section) => {
    const [name = '', ...texts] = sectionTexts(section);
    return { name, texts: texts.map(hashOf) };
  });

/** The larger of two numbers: passages that are new, and passages that are gone. */
const passagesBetween = (before: readonly string[], after: readonly string[]): number => {
  const lacking = (some: readonly string[], others: readonly string[]) =>
    some.filter((one) => !others.includes(one)).length;
  return Math.max(lacking(after, before), lacking(before, after));
};

/** What changes from one version to the next, in the order of the new one. Chapters are the same by their titles. */
export const changesBetween = (before: Trace, after: Trace): Change[] => {
  const now = after.flatMap(({ name, texts }): Change[] => {
    const former = before.find((section) => section.name === name);
    if (!former) return [{ kind: 'added', name }];
    const passages = passagesBetween(former.texts, texts);
    return passages > 0 ? [{ kind: 'changed', name, passages }] : [];
  });
  const gone = before.filter(({ name }) => !after.some((section) => section.name === name));
  return [...now, ...gone.map(({ name }): Change => ({ kind: 'removed', name }))];
};
