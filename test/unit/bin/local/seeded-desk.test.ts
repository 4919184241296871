import { afterEach, expect, it, vi } from 'vitest';
import { disciplines } from '#domain/catalogue.ts';
import { valuesOf } from '#domain/dossier/values.ts';
import { composed } from '#domain/report/compose.ts';
import { documentOf, draftSchema } from '#domain/report/draft.ts';
import { savePassage, saveSection } from '#domain/wire/desk.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { readExample } from '#lib/typeset/example-papers.ts';
import { keyFor } from '#test/support/keys.ts';
import { seededBuyer, seededCell } from '../../../../bin/local/seeded-dossier.ts';
import { seededExample, seededWhole } from '../../../../bin/local/seeded-drafts.ts';
import { seededPassages } from '../../../../bin/local/seeded-passages.ts';
import { seededOutline, seededSections } from '../../../../bin/local/seeded-report.ts';

afterEach(() => vi.useRealTimers());

const western = keyFor.western;
const sections = seededSections(seededCell(western));

it('the half-written report is a draft of the desk, and all of its values stand in the dossier', () => {
  for (const section of sections)
    expect(saveSection.body.parse({ revision: 0, section }).section).toEqual(section);
  const at = '2026-11-25T08:00:00.000Z';
  const draft = draftSchema.parse({
    outline: { ...seededOutline, revision: 1 },
    sections: sections.map((section) => ({ id: section.id, revision: 1, at, section })),
  });
  const drawn = reportDrawn(western, seededBuyer(), {}, '2026-11-24');
  if (!drawn) throw new Error('the seeded birth has no instant');
  const document = documentOf(western, draft);
  const source = { sheet: drawn.sheet, figures: drawn.figures.map(({ label }) => label) };
  expect(composed(document, source).missing).toEqual([]);
  expect(draft.outline.order.length).toBeGreaterThan(sections.length);
});

it('each passage is one of the desk, and each discipline has one that fits the seeded customer', () => {
  for (const service of disciplines) {
    const passages = seededPassages(service);
    for (const [id, passage] of passages) {
      expect(savePassage.passage.parse(id)).toBe(id);
      expect(savePassage.body.parse(passage)).toEqual(passage);
    }
    const drawn = reportDrawn(service, seededBuyer(), {}, '2026-11-24');
    const texts = drawn && valuesOf(drawn.sheet).texts;
    const fits = ([, { placements }]: (typeof passages)[number]) =>
      placements.length > 0 && placements.every(({ reference, text }) => texts?.get(reference) === text);
    expect(passages.some(fits), service).toBe(true);
  }
});

it.each([2026, 2031])(
  'the report to be delivered in %s says nothing that its dossier does not have',
  async (year) => {
    vi.setSystemTime(new Date(Date.UTC(year, 10, 25)));
    const [whole, example] = [await seededWhole(), seededExample()];
    if (!whole || !example) throw new Error('no reading of numbers has an example');
    const { service, sections, outline } = whole;
    const { person } = await readExample(example);
    const drawn = reportDrawn(service, person, {}, `${year}-11-25`);
    const source = { sheet: drawn?.sheet ?? { caption: '', tables: [], statements: [] }, figures: ['', ''] };
    expect(composed({ version: 1, service, sections: [...sections] }, source).missing).toEqual([]);
    expect(outline.order).toEqual(sections.map(({ id }) => id));
    expect(sections.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(25);
  },
);
