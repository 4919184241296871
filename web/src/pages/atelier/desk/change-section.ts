import { EditorState, type Transaction } from 'prosemirror-state';
import type { Section } from '#domain/report/document.ts';
import { sectionKey } from '#domain/report/draft-text.ts';
import { blocksOf, docIn } from './convert.ts';
import type { DraftSession } from './draft-session.ts';
import type { SectionEditor } from './editor.ts';
import { passageMark } from './schema.ts';

export type Change = (tr: Transaction) => Transaction;

/** A section that no editor shows, after a change of its text; a passage whose words changed counts as touched. */
export const changedSection = (section: Section, change: Change): Section => {
  const state = EditorState.create({ doc: docIn(section), plugins: [passageMark()] });
  return { ...section, blocks: blocksOf(state.apply(change(state.tr)).doc) };
};

/** A section with an editor is changed there, which keeps its «Annuler»; another in its text. */
export const changeSection = (
  session: DraftSession,
  editor: SectionEditor | undefined,
  section: Section,
  change: Change,
): void => {
  if (editor) {
    const { view } = editor;
    view.dispatch(change(view.state.tr));
    void session.keep();
    return;
  }
  const text = { kind: 'section' as const, section: changedSection(section, change) };
  session.change({ kind: 'edited', key: sectionKey(section.id), text });
};
