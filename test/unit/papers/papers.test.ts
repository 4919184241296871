import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentTerms } from '#domain/texts/terms.ts';
import { withdrawalForm } from '#domain/texts/terms-form.ts';
import { termsVersions } from '#domain/texts/terms-versions.ts';
import { papersOf } from '#lambdas/mails/papers.ts';
import { faces } from '#lib/papers/faces.ts';
import { closeSheet, drawable, openSheet, write } from '#lib/papers/sheet.ts';
import { buildPapers } from '#lib/papers.ts';
import { bookmarksOf } from '#test/support/structure-tree.ts';

const squeezed = (text: string) => text.replace(/\s/g, '');

/** The words of the pages, in order, without their spaces (a PDF has none at the end of a line). */
const wordsOf = async (pdf: Buffer): Promise<string> => {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return squeezed(text);
};

let folders: string[] = [];
const papers = async (folder: string | undefined) =>
  Promise.all(papersOf(currentTerms.version, folder ?? '').map(({ path }) => readFile(path)));

beforeAll(async () => {
  const make = () => mkdtemp(join(tmpdir(), 'papers-'));
  folders = [await make(), await make()];
  for (const folder of folders) await buildPapers(folder);
}, 60_000);
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('the papers of a confirmation', () => {
  it('are PDFs with telling names, for every published version', async () => {
    for (const { version } of termsVersions) {
      expect(papersOf(version, '/p')).toEqual([
        {
          name: 'conditions-generales-de-vente.pdf',
          path: `/p/${version}/conditions-generales-de-vente.pdf`,
        },
        { name: 'formulaire-de-retractation.pdf', path: `/p/${version}/formulaire-de-retractation.pdf` },
      ]);
    }
    for (const pdf of await papers(folders[0])) expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  it('are refused for a version that was never published', () => {
    expect(() => papersOf('2020-01-01', '/p')).toThrow('2020-01-01');
    expect(() => papersOf('../..', '/p')).toThrow();
  });

  it('contain every word of the terms, in order', async () => {
    const [terms = Buffer.alloc(0)] = await papers(folders[0]);
    const words = await wordsOf(terms);
    const blocks = currentTerms.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    let from = words.indexOf(squeezed(currentTerms.title));
    for (const block of blocks) {
      const at = words.indexOf(squeezed(block), from);
      expect(at, block).toBeGreaterThanOrEqual(from);
      from = at;
    }
  });

  it('never break «e-mail» or «Saint-Denis» at the hyphen, at any line end', async () => {
    const sheet = openSheet('Essai', new Date('2026-11-23T00:00:00Z'), faces);
    for (let count = 1; count < 60; count += 1)
      write(sheet, 'P', `${'i '.repeat(count)}l’e-mail puis « e-mails », 97400 Saint-Denis.`, {
        size: 11,
        gap: 0,
      });
    const pages = [await closeSheet(sheet, 'Essai'), ...(await papers(folders[0]))];
    for (const pdf of pages) {
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      expect(text).not.toMatch(/\be-\s+mail|Saint-\s+Denis/i);
    }
  });

  it('contain every word of the form, on one page', async () => {
    const [, form = Buffer.alloc(0)] = await papers(folders[0]);
    const { title, notice, addressee, statement, fields, footnote } = withdrawalForm;
    const blocks = [
      title,
      notice,
      ...addressee.lines,
      statement,
      ...fields.map(({ label }) => label),
      footnote,
    ];
    const words = await wordsOf(form);
    for (const block of blocks) expect(words).toContain(squeezed(block));
    expect(words).toContain('1/1');
  });

  it('are tagged, in French and titled', async () => {
    for (const pdf of await papers(folders[0])) {
      const source = pdf.toString('latin1');
      expect(source).toContain('/Lang (fr-FR)');
      expect(source).toContain('/Marked true');
      expect(source).toContain('/DisplayDocTitle true');
      expect(source).toContain('/S /Document');
      expect(source.match(/\/S \/H1\b/g)).toHaveLength(1);
    }
  });

  it('the terms have a bookmark for each section, which leads to its heading', async () => {
    const [terms = Buffer.alloc(0)] = await papers(folders[0]);
    const bookmarks = await bookmarksOf(terms);
    expect(bookmarks.map(({ title }) => title)).toEqual(
      termsVersions[0]?.sections.map(({ heading }) => drawable(heading)),
    );
    const places = bookmarks.map(({ page, top }) => page * 1000 - top);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(places).size).toBe(bookmarks.length);
  });

  it('have the same bytes at each build', async () => {
    expect(await papers(folders[1])).toEqual(await papers(folders[0]));
  });
});
