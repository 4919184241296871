/** Whole reports, and what is held against them. */
import { catalogue } from '#domain/catalogue.ts';
import { greetedName, outlines } from '#domain/merchant/outlines.ts';
import type { Finding } from '#domain/report/checks/finding.ts';
import { type Against, findingsIn } from '#domain/report/checks/findings.ts';
import type { Block, ReportDocument, Section } from '#domain/report/document.ts';
import { plain } from './dossier-sheets.ts';
import { dossierOf, written } from './written-report.ts';

const { sheet, figures } = dossierOf();
const camille = { firstName: 'Camille', lastName: 'Renard', birthDate: '1991-04-17' };
const against: Against = {
  sheet,
  figures: figures.map(({ label }) => label),
  removed: [],
  passages: new Map(),
  own: camille,
  author: 'Pascal Aubry',
  others: [],
  sameness: { of: 200, copied: 0, passages: 0, places: [] },
  promised: catalogue[written.service].pages,
  pages: 16,
  otherValues: [],
};
export const paragraph = (text: string, more = {}): Block => ({ kind: 'paragraph', runs: [text], ...more });
export const section = (id: string, ...blocks: Block[]): Section => ({
  ...{ id, kind: 'chapter', title: `Le ${id},`, second: 'et la suite' },
  blocks,
});
/** All promised sections with a word, and these instead of theirs. */
export const report = (...own: Section[]): ReportDocument => ({
  ...written,
  sections: [
    ...outlines[written.service]
      .filter(({ id }) => own.every((one) => one.id !== id))
      .map(({ id, kind, title, second }) => ({
        id,
        kind,
        title: title.replace(`${greetedName},`, '!'),
        second,
        blocks: [paragraph('Chère Camille.')],
      })),
    ...own,
  ],
});
export const find = (document: ReportDocument, more: Partial<Against> = {}): Finding[] =>
  findingsIn(document, { ...against, ...more });
export const texts = (findings: readonly Finding[]) => findings.map(({ text }) => plain(text));
export const ranks = (findings: readonly Finding[]) =>
  findings.map(({ kind, confirm, stops }) => [
    kind,
    stops && !confirm ? 'refused' : stops ? 'asked' : 'told',
  ]);
