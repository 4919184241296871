/** The writing desk behind its pages: drafts and passages in memory, under the conditions of their stores. */
import type { Passage } from '#domain/report/passage.ts';
import {
  listPassages,
  saveOutline as outlineWire,
  savePassage as passageWire,
  readDraft as readWire,
  saveSection as sectionWire,
} from '#domain/wire/desk.ts';
import { previewDraft } from '#domain/wire/typeset.ts';
import { readDraft, saveOutline, saveSection } from '#lambdas/desk/drafts.ts';
import { savePassage } from '#lambdas/desk/passages.ts';
import { ownPart } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { chosenFor } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { memoryDrafts } from '../memory-drafts.ts';
import { type Answers, bodyOf } from './answers.ts';

type Deps = () => { readonly parts: Pick<PartsStore, 'find'>; readonly now: Date };

const memoryPassages = () => {
  const rows = new Map<string, Passage>();
  return {
    list: async () => ({ passages: [...rows.values()] }),
    count: async () => rows.size,
    replace: async (_expert: string, passage: Passage) =>
      rows.has(passage.id) && Boolean(rows.set(passage.id, passage)),
    add: async (_expert: string, passage: Passage) => void rows.set(passage.id, passage),
  };
};

/** Nobody reads this page: its picture is empty. */
const emptyPage = {
  ...{
    pages: 1,
    page: 1,
    tag: 'empty',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="141"></svg>',
  },
  ...{ spills: [], off: [], signs: [], missing: [] },
};

export const memoryDesk = (held: Parameters<typeof memoryDrafts>[0]) => {
  const { store: drafts, writes } = memoryDrafts(held);
  const passages = memoryPassages();
  const serve = ({ answer }: Answers, me: Member, deps: Deps): void => {
    answer(readWire, ({ params }) => readDraft(me, params, { ...deps(), drafts }));
    answer(sectionWire, (sent) => saveSection(me, sent.params, bodyOf(sent), { ...deps(), drafts, writes }));
    answer(outlineWire, (sent) => saveOutline(me, sent.params, bodyOf(sent), { ...deps(), writes }));
    answer(listPassages, passages.list);
    answer(passageWire, (sent) => savePassage(me, sent.params, bodyOf(sent), { ...deps(), passages }));
    answer(previewDraft, async ({ params }) => {
      const part = await ownPart(me, params, deps().parts);
      return { ...emptyPage, conventions: chosenFor(part) };
    });
  };
  return { serve, drafts };
};
