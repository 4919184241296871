import type { Section } from '#domain/report/document.ts';
import { type Outline, outlineSchema } from '#domain/report/draft.ts';
import { sectionTexts, wordCount } from '#domain/report/plain.ts';
import { type DraftKey, partOf } from '#lambdas/storage/draft-keys.ts';
import type { DraftsStore } from '#lambdas/storage/drafts.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartErasuresStore } from '#lambdas/storage/part-erasures.ts';
import type { DraftWritesStore, Saving } from '#lambdas/storage/transactions/write-draft.ts';

type Saved = { readonly revision: number; readonly at: string };
type Row<Text> = Saved & { readonly text: Text };
type SectionRow = Row<Section> & { readonly keptAt: string };
type Draft = {
  outline?: Row<Outline>;
  readonly sections: Map<string, SectionRow>;
  readonly states: Map<string, Row<Section>>;
};

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
const lengthOf = (section: Section): number => sectionTexts(section).join('').length;
const tenMinutes = 600_000;

/** Drafts in memory, with the conditions of their store; `held` says who has a part that is open or delivered. */
export const memoryDrafts = (held: (key: DraftKey) => PartRecord['expert']) => {
  const drafts = new Map<string, Draft>();
  const draftOf = (key: DraftKey): Draft => {
    const draft = drafts.get(partOf(key)) ?? { sections: new Map(), states: new Map() };
    drafts.set(partOf(key), draft);
    return draft;
  };

  /** The row after a saving; undefined when another revision is stored. */
  const next = <Text>(before: Row<Text> | undefined, text: Text, key: DraftKey, saving: Saving) => {
    const { by, revision, now } = saving;
    if (before?.revision === revision + 1 && isSame(before.text, text)) return before;
    if ((before?.revision ?? 0) !== revision) return undefined;
    if (!before && held(key)?.id !== by) throw new Moved('part');
    return { text, revision: revision + 1, at: now.toISOString() };
  };

  const keep = (draft: Draft, before: SectionRow, section: Section, now: Date): boolean => {
    const isDue = now.getTime() - Date.parse(before.keptAt) >= tenMinutes;
    const isLost = lengthOf(before.text) > lengthOf(section) + 200;
    if (isDue || isLost) draft.states.set(`${before.at}#${section.id}`, before);
    return isDue || isLost;
  };

  const writes: DraftWritesStore = {
    saveOutline: async (key, { order, removed }, saving) => {
      const draft = draftOf(key);
      const row = next(draft.outline, { order, removed }, key, saving);
      if (row) draft.outline = row;
      return row && { revision: row.revision, at: row.at };
    },
    saveSection: async (key, section, saving) => {
      const draft = draftOf(key);
      const before = draft.sections.get(section.id);
      const row = next(before, section, key, saving);
      if (!row) return undefined;
      const isKept = before && row !== before && keep(draft, before, section, saving.now);
      draft.sections.set(section.id, { ...row, keptAt: before && !isKept ? before.keptAt : row.at });
      return { revision: row.revision, at: row.at };
    },
  };

  const store: DraftsStore & PartErasuresStore = {
    read: async (key) => {
      const { outline, sections } = draftOf(key);
      return {
        outline: outline
          ? { ...outlineSchema.parse(outline.text), revision: outline.revision }
          : { revision: 0, order: [], removed: [] },
        sections: [...sections].map(([id, { revision, at, text: section }]) => ({
          id,
          revision,
          at,
          section,
        })),
      };
    },
    countSections: async (key) => draftOf(key).sections.size,
    statesSince: async (key, since) =>
      [...draftOf(key).states.values()]
        .filter(({ at }) => at >= since.toISOString())
        .map(({ at, text }) => ({ at, section: text.id, title: text.title, words: wordCount(text) }))
        .sort((left, right) => right.at.localeCompare(left.at)),
    findState: async (key, at, id) => draftOf(key).states.get(`${at}#${id}`)?.text,
    remove: async (key) => void drafts.delete(partOf(key)),
  };
  return { writes, store };
};
