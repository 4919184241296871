import fc from 'fast-check';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, it, test } from 'vitest';
import { type Block, reportDocumentSchema, type Section } from '#domain/report/document.ts';
import { reportPage, reportPaper } from '#lib/typeset/report-paper.ts';
import { NotTypeset } from '#lib/typeset/typesetter.ts';
import { plain } from '#test/support/dossier-sheets.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { facts, paperOf, textOf, typesetter } from '#test/support/printed-report.ts';
import example from '#test/support/reports/western.json' with { type: 'json' };
import { dossierOf, reader, written } from '#test/support/written-report.ts';

test('a whole report has the promised pages and weighs less than a megabyte', () => {
  const { pages, pdf, missing } = paperOf(reportDocumentSchema.parse(example.document));
  expect(missing).toEqual([]);
  expect(pages).toBe(16);
  expect(pdf.length).toBeLessThan(1_000_000);
});

test('the pages of the sections are those that the contents print', async () => {
  const { pdf, starts } = paperOf();
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  const [, contents = '', ...others] = text.map((page) => plain(page).replaceAll(/\s+/g, ' '));
  const titles = [
    'Chère Camille,',
    'Votre ciel de naissance',
    'La Lune en Taureau, ou la durée',
    'Achevé d’écrire',
  ];
  expect(starts).toHaveLength(titles.length);
  for (const [index, page] of starts.entries()) {
    expect(others[page - 3]).toContain(titles[index]);
    expect(contents).toMatch(new RegExp(`\\b${page}\\b`));
  }
});

test('a report is PDF/UA-1 with language, title, author and bookmarks', async () => {
  const { pdf, pages, missing } = paperOf();
  expect(missing).toEqual([]);
  const raw = pdf.toString('latin1');
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(raw).toContain('/Lang (fr-FR)');
  const { info } = await getMeta(new Uint8Array(pdf));
  expect([info.Title, info.Author]).toEqual(['Thème natal de Camille', 'Hélène Vasseur']);
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  expect(proxy.numPages).toBe(pages);
  const outline = await proxy.getOutline();
  expect(outline.map(({ title }) => plain(title))).toEqual([
    'Ce que vous tenez en main',
    'Chère Camille,',
    'Votre ciel de naissance',
    'La Lune en Taureau, ou la durée',
    'Achevé d’écrire',
  ]);
});

test('the text stands in the order of the document, with values and code', async () => {
  const text = await textOf(paperOf().pdf);
  const order = [
    'Chère Camille',
    'Vous êtes née un mercredi',
    'Votre ciel',
    'La Lune est en Taureau, au calme.',
    'Durer s’apprend.',
    'Vénus et Jupiter',
    'Ce que nous savons de l’heure',
    'rendre compte ?',
    'Version 2, livrée le 24 novembre 2026',
    'K7QM 2R4D 9WXA 3H8V',
  ];
  const letter = text.lastIndexOf('Chère Camille');
  const places = order.map((words) => text.indexOf(words, letter));
  expect(order.filter((_, index) => (places[index] ?? -1) < 0)).toEqual([]);
  expect(places).toEqual([...places].sort((left, right) => left - right));
  expect(text).toContain('écrit pour Camille');
});

test('the paper edition has the same pages without a tint', () => {
  const [screen, print] = [paperOf(), paperOf(written, 'print')];
  expect(print.pages).toBe(screen.pages);
  expect(print.pdf.equals(screen.pdf)).toBe(false);
});

it.each([[keyFor.numbers], [keyFor.chinese], [keyFor.design]] as const)(
  'a report of %s is typeset with its drawing',
  (service) => {
    const figure: Block = { kind: 'figure', figure: 0, caption: [] };
    const section: Section = { id: 'a', kind: 'plate', title: 'Planche', second: '', blocks: [figure] };
    const { missing, pages } = paperOf({ version: 1, service, sections: [section] });
    expect([missing, pages]).toEqual([[], 4]);
  },
);

test('a dossier without a drawing has a cover without one', () => {
  const drawn = { ...dossierOf(), figures: [] };
  const letter = written.sections.slice(0, 1);
  expect(paperOf({ ...written, sections: letter }, 'screen', drawn).pages).toBe(4);
});

test('hostile text is printed as it was written', async () => {
  const hostile = [
    '#panic()',
    '$ x $',
    '<a>',
    '@b',
    '#set page',
    '*gras*',
    '_em_',
    '```',
    '\\',
    '//',
    '/* x */',
    '#read("/etc/passwd")',
    '= Titre',
    '- liste',
    '{{',
    '"',
    '&amp;',
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 5 }), async (parts) => {
      const words = parts.join(' mot ');
      const section: Section = {
        id: 'a',
        kind: 'chapter',
        title: words,
        second: words,
        blocks: [
          { kind: 'paragraph', runs: [words, { em: words }] },
          { kind: 'list', rows: [{ name: parts[0] ?? '', runs: [words] }] },
        ],
      };
      const text = await textOf(paperOf({ ...written, sections: [section] }).pdf);
      // A long word may be hyphenated at the end of its line.
      const joined = (one: string) => one.replaceAll(/[\s\u00ad\u2010-]+/g, '');
      for (const part of parts) expect(joined(text)).toContain(joined(part));
    }),
    { numRuns: 20 },
  );
});

test.each([
  [1200, 7],
  [3000, 12],
  [20_000, 61],
])(
  'a first paragraph of %i words is typeset on %i pages within seconds',
  (words, pages) => {
    const text = 'Vous êtes née quand la nuit finissait, et la ville dormait encore sous la pluie.'.split(
      ' ',
    );
    const all = Array.from({ length: words }, (_, at) => text[at % text.length] ?? '');
    const runs = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `${all.slice(at * 2500, (at + 1) * 2500).join(' ')} `);
    const section: Section = {
      id: 'a',
      kind: 'chapter',
      title: 'Un',
      second: '',
      blocks: [{ kind: 'paragraph', runs }],
    };
    const began = performance.now();
    expect(paperOf({ ...written, sections: [section] }).pages).toBe(pages);
    expect(performance.now() - began).toBeLessThan(20_000);
  },
  60_000,
);

test('a sign that no face has is refused with its reason', () => {
  const section: Section = { id: 'a', kind: 'chapter', title: 'ཨ', second: '', blocks: [] };
  expect(() => paperOf({ ...written, sections: [section] })).toThrow(NotTypeset);
});

test.each(['1️⃣', '🇫🇷', 'ཨ', 'অ', '㐀', '\u{e000}'])(
  '«%s» is refused, and the preview and the refusal say in which section',
  (sign) => {
    const chapter = (id: string, text: string): Section => ({
      ...{ id, kind: 'chapter', title: `Section ${id}`, second: '' },
      blocks: [{ kind: 'paragraph', runs: [text] }],
    });
    const document = { ...written, sections: [chapter('a', 'Un mot.'), chapter('b', `Un ${sign} signe.`)] };
    const where = expect.objectContaining({ where: [expect.stringMatching(/dans Section b$/)] });
    expect(() => paperOf(document)).toThrow(where);
    const { signs } = reportPage(typesetter, { ...facts, document, drawn: dossierOf() }, 1);
    expect(signs).toEqual([{ signs: expect.any(String), section: 'b' }]);
  },
);

test.each([
  '✨ 🌙 👉 ⚹ ⚻ 甲 火 ䷀ ☰ ⚷ ⚸ 😀 ✧',
  '李小龙 이 ณัฐ សុខ',
  'é œ æ ß Ł « » … — – ‑ − × ° ′ ″ ½ →',
  'Софія',
  'Ελένη',
  'Nguyễn Thị',
  'Zoe\u0308',
])('«%s» is printed, and nothing is said of it', (text) => {
  const blocks: Block[] = [{ kind: 'paragraph', runs: [text, { em: text }] }];
  const section: Section = { id: 'a', kind: 'chapter', title: 'Un', second: '', blocks };
  const document = { ...written, sections: [section] };
  expect(() => paperOf(document)).not.toThrow();
  expect(reportPage(typesetter, { ...facts, document, drawn: dossierOf() }, 1).signs).toEqual([]);
});

test('a sign without a shape of its own is named by its code', () => {
  const blocks: Block[] = [{ kind: 'paragraph', runs: ['\u{f0b7} Un point, puis ཨ.'] }];
  const section: Section = { id: 'a', kind: 'chapter', title: 'Un', second: '', blocks };
  const document = { ...written, sections: [section] };
  expect(reportPage(typesetter, { ...facts, document, drawn: dossierOf() }, 1).signs).toEqual([
    { signs: 'U+F0B7 ཨ', section: 'a' },
  ]);
});

test('a name that no face has is said of the cover', () => {
  const input = {
    ...facts,
    person: { ...reader, firstName: 'বিনা' },
    document: written,
    drawn: dossierOf(),
  };
  const where = expect.objectContaining({
    where: expect.arrayContaining([expect.stringMatching(/^ব .*dans la couverture$/)]),
  });
  expect(() => reportPaper(typesetter, input, 'screen')).toThrow(where);
});

/** The alternative texts of all pages. */
const altsOf = async (pdf: Buffer): Promise<string> => {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const trees = Array.from({ length: proxy.numPages }, async (_, index) =>
    (await proxy.getPage(index + 1)).getStructTree(),
  );
  return JSON.stringify(await Promise.all(trees));
};

test('a letter is signed by the drawn signature, whose alternative text is the name, or by the name', async () => {
  const own = paperOf();
  expect(await altsOf(own.pdf)).toMatch(/Signature\s: Hélène Vasseur/);
  const drawn = dossierOf(written.service);
  const other = { name: 'Ada Marsan', role: nameFor.western };
  const guest = reportPaper(typesetter, { ...facts, author: other, document: written, drawn }, 'screen');
  expect(await altsOf(guest.pdf)).not.toContain('Signature');
  expect(await textOf(guest.pdf)).toContain(`Ada Marsan ${nameFor.western}`);
  expect(guest.pages).toBe(own.pages);
});
