import type { Discipline } from '#domain/catalogue.ts';
import { type Values, valuesOf } from '#domain/dossier/values.ts';
import type { Block, Section } from '#domain/report/document.ts';
import type { Outline } from '#domain/report/draft.ts';
import { drawnOf } from '#lib/dossier/drawn.ts';
import { readExample } from '#lib/typeset/example-papers.ts';
import { seededBuyer, seededCell } from './seeded-dossier.ts';
import { seededOutline, seededSections } from './seeded-report.ts';

/** A draft, and the person of whom it is: the customer's info of its order. */
export type SeededDraft = {
  readonly service: Discipline;
  readonly person: unknown;
  readonly outline: Outline;
  readonly sections: readonly Section[];
};

/** A Western report that its expert has half written. */
export const seededHalf = (): SeededDraft => ({
  service: 'astrologie-occidentale',
  person: seededBuyer(),
  outline: seededOutline,
  sections: seededSections(seededCell()),
});

/** False for a paragraph about a row that the dossier of another year does not have. */
const isProved =
  ({ placements, cells }: Values) =>
  (block: Block): boolean =>
    block.kind !== 'paragraph' ||
    (block.proof ?? []).every((reference) => placements.has(reference) || cells.has(reference));

/** A finished report of numbers, for a person whom the seeded customer buys it for. */
export const seededWhole = async (): Promise<SeededDraft> => {
  const { person, document } = await readExample({ id: 'nombres-yann', discipline: 'numerologie' });
  const drawn = drawnOf(document.service, person, {}, new Date().getFullYear());
  if (!drawn) throw new Error('the seeded report has no dossier');
  const proved = isProved(valuesOf(drawn.sheet));
  const { email } = seededBuyer();
  return {
    service: document.service,
    person: { ...person, email },
    outline: { order: document.sections.map(({ id }) => id), removed: [] },
    sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.filter(proved) })),
  };
};
