import type { Discipline } from '#domain/catalogue.ts';
import { addressed, type Reader } from '#domain/report/addressed.ts';
import { type Block, type Run, runText, type Section } from '#domain/report/document.ts';
import { documentOf, type Outline } from '#domain/report/draft.ts';
import { outlineKey, sectionKey } from '#domain/report/draft-text.ts';
import { wordCount } from '#domain/report/plain.ts';
import type { Piece, Saving } from './saving.ts';

/** How far a section is, and how long. */
type Fill = 'written' | 'begun' | 'empty';

const textOf = (runs: readonly Run[]): string => runs.map(runText).join('');

/** The text of a block, line by line. */
export const linesOfBlock = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
    case 'hour':
      return [textOf(block.runs)];
    case 'subtitle':
      return [block.text];
    case 'quote':
      return block.lines.map(textOf);
    case 'figure':
      return [textOf(block.caption)];
    case 'list':
      return block.rows.map(({ name, runs }) => `${name} ${textOf(runs)}`);
    case 'questions':
      return block.questions.map(textOf);
    case 'table':
      return [];
  }
};

/** Words from which a section counts as written; a plate needs its drawing only, and a table says enough by itself. */
const enough = { letter: 40, chapter: 120 } as const;

const isUntouched = (block: Block): boolean => block.kind === 'paragraph' && block.passage !== undefined;

export const fillOf = (section: Pick<Section, 'kind' | 'blocks'>): Fill => {
  const { kind, blocks } = section;
  if (blocks.length === 0) return 'empty';
  if (blocks.some(isUntouched)) return 'begun';
  const has = (...kinds: readonly Block['kind'][]) => blocks.some((block) => kinds.includes(block.kind));
  const isWhole =
    kind === 'plate'
      ? has('figure', 'table')
      : has('table', 'questions') || wordCount(section) >= enough[kind];
  return isWhole ? 'written' : 'begun';
};

/** «La Lune, le Soleil»: the titles inside a section. */
export const subtitlesOf = ({ blocks }: Pick<Section, 'blocks'>): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'subtitle' && block.text !== '' ? [block.text] : []));

export const outlineOf = ({ pieces }: Saving): Outline => {
  const text = pieces.get(outlineKey)?.text;
  return text?.kind === 'outline' ? text.outline : { order: [], removed: [] };
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
export const reportOf = (service: Discipline, saving: Saving, reader: Reader) => {
  const sections = sectionsOf(saving).map(({ section, piece }) => ({
    id: section.id,
    revision: piece.base,
    at: '',
    section,
  }));
  return addressed(documentOf(service, { outline: { ...outlineOf(saving), revision: 0 }, sections }), reader);
};

/** Passages that stand in a section as they were inserted. */
export const untouchedOf = ({ blocks }: Pick<Section, 'blocks'>): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.passage !== undefined ? [block.passage] : [],
  );

export const untouchedIn = (saving: Saving): string[] =>
  sectionsOf(saving).flatMap(({ section }) => untouchedOf(section));

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
