/** The pages of the examples that the site shows as pictures. */
import { extractText } from 'unpdf';
import { describe, expect, it, test } from 'vitest';
import { disciplines } from '#domain/catalogue.ts';
import { reportExamples } from '#domain/merchant/examples.ts';
import { exampleExtracts } from '#lib/typeset/example-leaves.ts';
import { readExample, writtenPaper } from '#lib/typeset/example-papers.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';

const typesetter = createTypesetter(typesetterFiles());
const extracts = await exampleExtracts(typesetter);

/** Letters and figures alone: lines are broken and hyphenated. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

test('there are four of each discipline, from the reports of one birth', async () => {
  expect(extracts.map(({ discipline }) => discipline)).toEqual([...disciplines]);
  expect(extracts.map(({ leaves }) => leaves.length)).toEqual([4, 4, 4, 4]);
  const births = await Promise.all(
    extracts.map(async (extract) => (await readExample(extract)).person.birthDate),
  );
  expect(new Set(births).size).toBe(1);
});

describe.each(extracts)('$title', ({ id, discipline, pages, quote, leaves, pictures }) => {
  it('shows pages that the PDF has at the same place, with the words that are printed there', async () => {
    const paper = writtenPaper(typesetter, await readExample({ id, discipline }), 'screen');
    const { text } = await extractText(new Uint8Array(paper.pdf), { mergePages: false });
    expect(pages).toBe(paper.pages);
    expect(pages).toBe(reportExamples.find((example) => example.id === id)?.pages);
    for (const { page, title, lines } of leaves) {
      const printed = bare(text[page - 1] ?? '');
      expect(printed, title).toContain(bare(title));
      // The large letter of a paragraph is extracted twice, so a line is compared from its third word; the description of
      // a drawing is not printed.
      const words = lines.flatMap((line) => line.split(/\s/).slice(2, 6).join(' '));
      expect(words.filter((word) => printed.includes(bare(word))).length).toBeGreaterThanOrEqual(
        words.length / 2,
      );
    }
  });

  it('has a picture for each, which needs no font and loads nothing', () => {
    expect(Object.keys(pictures)).toEqual(leaves.map(({ file }) => file));
    for (const picture of Object.values(pictures)) {
      expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 419\.\d+ 595\.\d+"/);
      expect(picture).not.toMatch(/<text|font-family|href="(?!#|data:)/);
    }
  });

  it('has a sentence that its expert has set apart', () => {
    expect(quote.join(' ').length).toBeGreaterThan(20);
  });
});

test('two builds give the same bytes', async () => {
  expect(await exampleExtracts(typesetter)).toEqual(extracts);
});
