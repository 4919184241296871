import { catalogue, type Discipline, disciplines } from '#domain/catalogue.ts';
import { type Values, valuesOf } from '#domain/dossier/values.ts';
import { shopDate } from '#domain/holidays.ts';
import { type ReportExample, reportExamples } from '#domain/merchant/examples.ts';
import { outlines } from '#domain/merchant/outlines.ts';
import type { Block, Section } from '#domain/report/document.ts';
import type { Outline } from '#domain/report/draft.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
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

/** A reading on sale that is outlined as the half-written report is. */
const halfOf = (): Discipline | undefined =>
  disciplines.find((key) => {
    const ids: readonly string[] = outlines[key].map(({ id }) => id);
    const { chart, sale } = catalogue[key];
    return chart === 'western' && sale === 'open' && seededOutline.order.every((id) => ids.includes(id));
  });

/** A Western report that its expert has half written; undefined in a shop that sells no such reading. */
export const seededHalf = (): SeededDraft | undefined => {
  const service = halfOf();
  return (
    service && {
      service,
      person: seededBuyer(),
      outline: seededOutline,
      sections: seededSections(seededCell(service)),
    }
  );
};

/** False for a paragraph about a row that the dossier of another year does not have. */
const isProved =
  ({ placements, cells }: Values) =>
  (block: Block): boolean =>
    block.kind !== 'paragraph' ||
    (block.proof ?? []).every((reference) => placements.has(reference) || cells.has(reference));

/** The last example of numbers, which is about somebody else than the seeded customer. */
export const seededExample = (): ReportExample | undefined =>
  reportExamples.findLast(({ discipline }) => {
    const { chart, sale } = catalogue[discipline];
    return chart === 'numbers' && sale === 'open';
  });

/** A finished report of numbers, for a person whom the seeded customer buys it for; undefined without an example of one. */
export const seededWhole = async (): Promise<SeededDraft | undefined> => {
  const example = seededExample();
  if (!example) return undefined;
  const { person, document } = await readExample(example);
  const drawn = reportDrawn(document.service, person, {}, shopDate(new Date()));
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
