import { checkTexts as texts } from '../../texts/checks.ts';
import { composed, type Source } from '../compose.ts';
import { type ReportDocument, type Run, runText, type Section } from '../document.ts';
import { fold } from '../fold.ts';
import type { Finding } from './finding.ts';
import { isWritten } from './words.ts';

/** Rules that need the draft and its dossier only. */

/** Neither accepted nor passed over: the draft itself must change. */
const refused = { confirm: false, stops: true } as const;
const asked = { confirm: true, stops: true } as const;

/** «Les aspects,» is spoken of as «Les aspects». */
export const spokenTitle = ({ title, second }: Pick<Section, 'title' | 'second'>): string =>
  title.replace(/[\s,]+$/u, '') || second || texts.untitled;

/** Of a name in the id of a finding, which has 200 characters at most. */
export const mostNamed = 120;

/** A sentence as it begins. */
export const beginning = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

type Promised = Pick<Section, 'id' | 'title' | 'second'>;

/** Promised sections that nobody has begun, and sections without a word; what was taken out on purpose is neither. */
export const sectionFindings = (
  sections: readonly Section[],
  promised: readonly Promised[],
  removed: readonly { readonly id: string; readonly reason: string }[],
): Finding[] => {
  if (sections.every((section) => !isWritten(section)))
    return [{ id: 'nothing', kind: 'section', text: texts.nothing, ...refused }];
  const missing = promised.filter(
    ({ id }) => !removed.some((one) => one.id === id) && sections.every((section) => section.id !== id),
  );
  const unexplained = promised.filter(({ id }) => removed.some((one) => one.id === id && one.reason === ''));
  return [
    ...sections
      .filter((section) => !isWritten(section))
      .map((section) => ({ section, text: texts.empty(spokenTitle(section)) })),
    ...missing.map((section) => ({ section, text: texts.missing(spokenTitle(section)) })),
    ...unexplained.map((section) => ({ section, text: texts.unexplained(spokenTitle(section)) })),
  ].map(({ section: { id }, text }) => ({
    id: `section ${id}`,
    kind: 'section',
    section: id,
    text,
    ...refused,
  }));
};

const isBlank = (question: readonly Run[]): boolean => !/[\p{L}\p{N}]/u.test(question.map(runText).join(''));

/** Ruled lines for an answer, without the question. */
export const questionFindings = (sections: readonly Section[]): Finding[] =>
  sections
    .filter(({ blocks }) =>
      blocks.some(
        (block) =>
          block.kind === 'questions' && (block.questions.length === 0 || block.questions.some(isBlank)),
      ),
    )
    .map((section) => ({
      id: `question ${section.id}`,
      kind: 'section',
      section: section.id,
      text: texts.blankQuestion(spokenTitle(section)),
      ...refused,
    }));

/** Shorter paragraphs may be said again on purpose. */
const longParagraph = 12;
/** As many as a reader of the findings looks at. */
const mostQuoted = 20;

/** A paragraph that stands there twice was inserted or pasted again; its expert may mean it. */
export const twiceFindings = (sections: readonly Section[]): Finding[] => {
  const paragraphs = sections.flatMap((section) =>
    section.blocks.flatMap((block) => {
      const text = block.kind === 'paragraph' ? block.runs.map(runText).join('').trim() : '';
      const folded = fold(text);
      return folded.split(' ').length < longParagraph ? [] : [{ section, text, folded }];
    }),
  );
  const again = [...Map.groupBy(paragraphs, ({ folded }) => folded).values()].flatMap((same) =>
    same.slice(1),
  );
  return [...Map.groupBy(again, ({ section }) => section)].map(([section, same]) => ({
    id: `twice ${section.id} ${same.length}`,
    kind: 'section',
    section: section.id,
    text: texts.twice(same.length, spokenTitle(section)),
    quotes: same.slice(0, mostQuoted).map(({ text }) => beginning(text)),
    ...asked,
  }));
};

/** «positions/Lune/Signe» is read as «Lune, Signe». */
const nameOf = (reference: string): string => reference.split('/').slice(1).join(', ') || reference;

/** Values, proofs, tables and drawings that the dossier does not have: copied from another, or of a birth that changed. */
export const valueFindings = (document: ReportDocument, source: Source): Finding[] =>
  document.sections.flatMap((section) =>
    composed({ ...document, sections: [section] }, source).missing.map((reference) => ({
      id: `value ${section.id} ${reference}`,
      kind: 'value' as const,
      section: section.id,
      text: texts.value(nameOf(reference), spokenTitle(section)),
      ...refused,
    })),
  );

/** Passages that stand as they were inserted, once for each section; `titles` by the id of a passage. */
export const passageFindings = (
  sections: readonly Section[],
  titles: ReadonlyMap<string, string>,
): Finding[] =>
  sections.flatMap((section) => {
    const ids = section.blocks.flatMap((block) => (block.kind === 'paragraph' ? (block.passage ?? []) : []));
    return [...new Set(ids)].map((id) => ({
      id: `passage ${section.id} ${id}`,
      kind: 'passage' as const,
      section: section.id,
      text: texts.passage(titles.get(id) ?? texts.unknownPassage(spokenTitle(section))),
      confirm: true,
      stops: true,
    }));
  });
