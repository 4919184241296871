/** The finished reports that the site shows. */
import { globSync } from 'node:fs';
import { extractText } from 'unpdf';
import { describe, expect, it, test } from 'vitest';
import { catalogue, disciplines } from '#domain/catalogue.ts';
import { reportExamples } from '#domain/merchant/examples.ts';
import { experts } from '#domain/merchant/experts.ts';
import { isFilledIn } from '#domain/report/checks/variable-rules.ts';
import { type Block, runText } from '#domain/report/document.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { examplePapers, readExample, writtenInput, writtenPaper } from '#lib/typeset/example-papers.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { reportPage } from '#lib/typeset/report-paper.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';

const typesetter = createTypesetter(typesetterFiles());

/** Letters and figures alone: lines are broken, hyphenated, and large letters stand apart in an extracted text. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The first words of what an expert wrote, in the order of the document. */
const openingsOf = (block: Block): string[] => {
  const opening = (runs: readonly Parameters<typeof runText>[0][]): string =>
    bare(runs.map(runText).join('')).slice(1, 40);
  if (block.kind === 'paragraph') return [opening(block.runs)];
  if (block.kind === 'quote') return block.lines.map(opening);
  if (block.kind === 'list') return block.rows.map(({ runs }) => opening(runs));
  return block.kind === 'questions' ? block.questions.map(opening) : [];
};

test('there are two of each discipline, with a file each, about different births', async () => {
  expect(reportExamples.map(({ discipline }) => discipline)).toEqual(
    disciplines.flatMap((one) => [one, one]),
  );
  const folder = new URL('../../../lib/services/', import.meta.url);
  const files = globSync('*/examples/*.json', { cwd: folder });
  expect(files.sort()).toEqual(
    reportExamples.map(({ id, discipline }) => `${discipline}/examples/${id}.json`).sort(),
  );
  for (const discipline of disciplines) {
    const of = reportExamples.filter((example) => example.discipline === discipline);
    const births = await Promise.all(of.map(async (example) => (await readExample(example)).person));
    expect(new Set(births.map(({ birthDate }) => birthDate)).size).toBe(2);
    expect(new Set(births.map(({ birth }) => birth?.precision)).size).toBe(2);
  }
});

describe.each(reportExamples)('$title', (example) => {
  test('is written by the expert of its discipline, and finds all its values in its dossier', async () => {
    const written = await readExample(example);
    const author = experts.find(({ name }) => name === written.author.name);
    expect(author?.discipline).toBe(example.discipline);
    expect(written.document.service).toBe(example.discipline);
    expect(drawnOf(written.document.service, written.person, {}, '2026-11-24')).toBeDefined();
    expect(example.title.endsWith(written.person.firstName)).toBe(true);
    expect(isFilledIn(written.document.sections)).toBe(true);
  });

  it.each(['screen', 'print'] as const)('is PDF/UA-1 of the promised length for %s', async (paper) => {
    const { pdf, pages, missing } = writtenPaper(typesetter, await readExample(example), paper);
    expect(missing).toEqual([]);
    expect(pages).toBe(example.pages);
    const promised = catalogue[example.discipline].pages;
    expect(pages).toBeGreaterThanOrEqual(promised?.min ?? Number.POSITIVE_INFINITY);
    expect(pages).toBeLessThanOrEqual(promised?.max ?? 0);
    expect(pdf.length).toBeLessThan(400_000);
    expect(pdf.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('says where the question came from: an order asks none, and one writes by the contact page', async () => {
    const { sections } = (await readExample(example)).document;
    const letter = sections.find(({ kind }) => kind === 'letter');
    const paragraphs = (letter?.blocks ?? []).flatMap((block) =>
      block.kind === 'paragraph' ? [block.runs.map(runText).join('')] : [],
    );
    const quoted = paragraphs.filter((text) => /[Vv]ous (m’|nous )(en )?(avez|aviez)/.test(text));
    expect(quoted.join('\n')).toContain('nous avez écrit, par la page Contact');
    expect(paragraphs.join('\n')).not.toMatch(/[Vv]ous m’(en )?avez (écrit|dit|demandé|parlé)/);
  });

  test('leaves no few lines alone on a page', async () => {
    const { spills } = reportPage(typesetter, writtenInput(await readExample(example)), 1);
    expect(spills).toEqual([]);
  });

  test('is read in the order in which it was written, and says that its person is invented', async () => {
    const written = await readExample(example);
    const { pdf } = writtenPaper(typesetter, written, 'screen');
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    const read = bare(text);
    let from = 0;
    for (const opening of written.document.sections.flatMap(({ blocks }) => blocks.flatMap(openingsOf))) {
      const at = read.indexOf(opening, from);
      expect(at, opening).toBeGreaterThanOrEqual(from);
      from = at;
    }
    expect(read.indexOf(bare('Personne, question et lettre inventées'), from)).toBeGreaterThan(from);
  });
});

test('two builds give the same bytes', async () => {
  const [first, second] = [await examplePapers(typesetter), await examplePapers(typesetter)];
  expect(first.map(({ id }) => id)).toEqual(reportExamples.map(({ id }) => id));
  for (const [index, { pdf }] of first.entries()) expect(second[index]?.pdf.equals(pdf)).toBe(true);
});
