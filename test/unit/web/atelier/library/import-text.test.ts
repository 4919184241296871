import { describe, expect, it, test } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { maxPassages, type Passage } from '#domain/report/passage.ts';
import { keyFor } from '#test/support/keys.ts';
import { linesOf, readable } from '#web/pages/atelier/desk/passages.ts';
import { gridsOf } from '#web/pages/atelier/library/grids.ts';
import { candidatesOf, kindOf, readFile } from '#web/pages/atelier/library/import-text.ts';
import { tiesByTitle } from '#web/pages/atelier/library/import-ties.ts';
import { seededPassages } from '../../../../../bin/local/seeded-passages.ts';

const service = keyFor.western;
const kept: Passage[] = seededPassages(service).map(([id, passage]) => ({
  ...{ ...passage, id, at: '2026-11-25T08:00:00.000Z' },
}));
const tiesOf = tiesByTitle(gridsOf(catalogue[service].chart));
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (name: string, text: string) => readFile({ name, bytes: bytesOf(text) }, service);
const plain = async (name: string, text: string) =>
  (await read(name, text)).map(({ title, blocks }) => [title, ...linesOf({ blocks: [...blocks] })]);

describe('a file of passages', () => {
  it('is Markdown: titles begin passages, and stressed words stay stressed', async () => {
    const text = '# Soleil en Lion\nUne ligne\net sa suite.\n\nUn *beau* paragraphe.\n\n## Fin\n\nLe reste.';
    expect(await plain('mes.md', text)).toEqual([
      ['Soleil en Lion', 'Une ligne et sa suite.', 'Un beau paragraphe.'],
      ['Fin', 'Le reste.'],
    ]);
    const [first] = await read('mes.md', text);
    expect(first?.blocks[1]).toEqual({
      kind: 'paragraph',
      runs: ['Un ', { em: 'beau' }, ' paragraphe.'],
    });
  });

  it('is plain text: without titles each paragraph is a passage', async () => {
    expect(await plain('mes.txt', 'Un premier texte\r\nsur deux lignes.\r\n\r\nUn second.')).toEqual([
      ['Un premier texte sur deux', 'Un premier texte sur deux lignes.'],
      ['Un second.', 'Un second.'],
    ]);
  });

  it('is plain text of an older program', async () => {
    const bytes = new Uint8Array([0xc9, 0x74, 0xe9, 0x2e]);
    const [one] = await readFile({ name: 'vieux.txt', bytes }, service);
    expect(linesOf({ blocks: [...(one?.blocks ?? [])] })).toEqual(['Été.']);
  });

  it('is our own export, as text with titles and words, as JSON with all', async () => {
    const text = await plain('mes-passages.txt', readable(kept));
    expect(text.toSorted()).toEqual(kept.map((one) => [one.title, ...linesOf(one)]).toSorted());
    const json = await read('mes-passages.json', JSON.stringify({ version: 1, passages: kept }));
    expect(json).toEqual(kept.map(({ title, blocks, placements }) => ({ title, blocks, ties: placements })));
  });

  it.each(['{"passages": [{"title": 3}]}', '[]', 'non'])(
    'is refused where it is no export: %s',
    async (text) => {
      await expect(read('mes.json', text)).rejects.toThrow();
    },
  );

  it('is known by its ending', () => {
    expect(['a.DOCX', 'b.md', 'c.pdf', 'docx'].map(kindOf)).toEqual(['docx', 'md', undefined, 'docx']);
  });
});

test.each([
  ['Lune en Taureau', 'positions/Lune/Signe = Taureau'],
  ['Saturne en maison X', 'positions/Saturne/Maison = X'],
  ['L’Ascendant Vierge', 'positions/Ascendant/Signe = Vierge'],
  ['Mars carré Saturne', 'aspects/Carré Mars et Saturne/Entre = Mars et Saturne'],
  ['Mercure rétrograde', 'positions/Mercure/Degré = R'],
  ['Comment lire la marge', ''],
  ['Soleil en Lion et Lune en Taureau', ''],
])('«%s» is tied to «%s»', (title, tie) => {
  expect(
    tiesOf(title)
      .map(({ reference, text }) => `${reference} = ${text}`)
      .join(),
  ).toBe(tie);
});

test('what is kept already is marked, twice the same too, and what is too long says why', () => {
  const [first] = kept;
  if (!first) throw new Error('Nothing is seeded.');
  const paragraph = { kind: 'paragraph', runs: ['Neuf.'] } as const;
  const found = candidatesOf(
    [
      { title: 'Sous un autre nom', blocks: first.blocks },
      { title: 'Neuf', blocks: [{ ...paragraph, runs: [...paragraph.runs] }] },
      { title: 'Encore', blocks: [{ ...paragraph, runs: [...paragraph.runs] }] },
      {
        title: 'Long',
        blocks: Array.from({ length: 11 }, (_, index) => ({ ...paragraph, runs: [`${index}`] })),
      },
    ],
    service,
    { kept, tiesOf },
  );
  expect(found.map(({ isKept }) => isKept)).toEqual([true, false, true, false]);
  expect(found.map(({ refusal }) => refusal)).toEqual([
    ...[undefined, undefined, undefined],
    'Un passage a dix paragraphes au plus\u00a0: partagez-le en deux.',
  ]);
});

test('as many passages as an expert may keep are looked at in a moment', async () => {
  const text = Array.from(
    { length: maxPassages },
    (_, index) => `# Lune en Taureau ${index}\n\nTexte ${index}.`,
  );
  const start = performance.now();
  const found = candidatesOf(await read('mes.md', text.join('\n\n')), service, { kept, tiesOf });
  const time = performance.now() - start;
  console.info(`${found.length} passages looked at in ${time.toFixed(0)} ms`);
  expect(found).toHaveLength(maxPassages);
  expect(time).toBeLessThan(5000);
});
