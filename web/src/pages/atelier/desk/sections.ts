import type { Discipline } from '#domain/catalogue.ts';
import type { Section } from '#domain/report/document.ts';
import { documentOf, type Outline } from '#domain/report/draft.ts';
import { outlineKey, sectionKey } from '#domain/report/draft-text.ts';
import type { Piece, Saving } from './saving.ts';

export const outlineOf = ({ pieces }: Saving): Outline => {
  const text = pieces.get(outlineKey)?.text;
  return text?.kind === 'outline' ? text.outline : { order: [], removed: [], conventions: {} };
};

export type Written = { readonly section: Section; readonly piece: Piece };

const writtenAt = ({ pieces }: Saving, id: string): Written[] => {
  const piece = pieces.get(sectionKey(id));
  return piece?.text.kind === 'section' ? [{ section: piece.text.section, piece }] : [];
};

/** The sections of the report, in the order of its outline. */
export const sectionsOf = (saving: Saving): Written[] =>
  outlineOf(saving).order.flatMap((id) => writtenAt(saving, id));

/** A section by its id, whether the outline prints it or not. */
export const sectionAt = (saving: Saving, id: string): Section | undefined =>
  writtenAt(saving, id)[0]?.section;

/** The report as it would be printed now. */
export const reportOf = (service: Discipline, saving: Saving) => {
  const sections = sectionsOf(saving).map(({ section, piece }) => ({
    id: section.id,
    revision: piece.base,
    at: '',
    section,
  }));
  return documentOf(service, { outline: { ...outlineOf(saving), revision: 0 }, sections });
};

/** Passages that stand in the report as they were inserted. */
export const untouchedIn = (saving: Saving): string[] =>
  sectionsOf(saving).flatMap(({ section }) =>
    section.blocks.flatMap((block) =>
      block.kind === 'paragraph' && block.passage !== undefined ? [block.passage] : [],
    ),
  );

export const titleOf = ({ title, second }: Pick<Section, 'title' | 'second'>): string =>
  [title, second].filter((part) => part !== '').join(' ');

const moved = (order: readonly string[], id: string, step: -1 | 1): string[] => {
  const from = order.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, id);
};

/** The changes of an outline. Nothing of them erases a text. */
export const outlineWith = {
  moved: (outline: Outline, id: string, step: -1 | 1): Outline => ({
    ...outline,
    order: moved(outline.order, id, step),
  }),
  added: (outline: Outline, id: string): Outline => ({ ...outline, order: [...outline.order, id] }),
  removed: (outline: Outline, id: string, reason: string): Outline => ({
    ...outline,
    order: outline.order.filter((one) => one !== id),
    removed: [...outline.removed.filter((one) => one.id !== id), { id, reason }],
  }),
  returned: (outline: Outline, id: string): Outline => ({
    ...outline,
    order: [...outline.order.filter((one) => one !== id), id],
    removed: outline.removed.filter((one) => one.id !== id),
  }),
} as const;
