import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { PrintedBlock } from '#domain/report/printed.ts';
import { reportPage } from '#test/support/readable.ts';
import { BlockView } from '#web/pages/compte/lecture/blocks.tsx';

const { report, figures } = reportPage();
const wordsOf = () => ['Soleil : Bélier', 'Lune : Taureau'];
const shared = { figures, wordsOf, words: report.words };

const draw = (block: PrintedBlock | undefined): string => {
  if (!block) throw new Error('the report has no such block');
  return renderToStaticMarkup(<BlockView block={block} shared={shared} />);
};
const blocks = report.sections.flatMap((section) => section.blocks);
const first = (kind: PrintedBlock['kind']) => blocks.find((block) => block.kind === kind);
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

describe('a paragraph', () => {
  it('keeps stressed words and values in their sentence', () => {
    const markup = draw({
      ...{ kind: 'paragraph', isFirst: true, hasInitial: false },
      runs: ['La Lune est en ', { value: 'Taureau' }, ', ', { em: 'au calme' }, '.'],
    });
    expect(markup).toContain('La Lune est en Taureau, <em>au calme</em>.');
    expect(markup).not.toContain('role="note"');
  });

  it('has its margin note after it, named for who hears it, with drawn signs', () => {
    const noted = blocks.find((block) => block.kind === 'paragraph' && block.note);
    const markup = draw(noted);
    expect(markup.indexOf('role="note"')).toBeGreaterThan(markup.indexOf('Vous êtes née'));
    expect(textOf(markup)).toMatch(/En marge : Lune Taureau/);
    expect(markup).toContain('<svg');
  });

  it('has a placement that is touched to light it, and only words where the drawing does not name it', () => {
    const noted = blocks.find((block) => block.kind === 'paragraph' && block.note);
    expect(draw(noted)).toMatch(/<button[^>]* aria-expanded="false"[^>]*>(<span[^>]*>)?Lune/);
    if (noted?.kind !== 'paragraph' || !noted.note) throw new Error('the report has no note');
    for (const marks of [undefined, ['chiron']])
      expect(draw({ ...noted, note: { ...noted.note, marks } })).not.toContain('<button');
  });

  it('begins a chapter with a large letter, which stands once in its text', () => {
    const block = blocks.find((one) => one.kind === 'paragraph' && one.hasInitial);
    const markup = draw(block);
    expect(markup).toMatch(/<p class="[^"]+"><span[^>]*>Vous/);
    expect(textOf(markup).match(/Vous êtes née sous une Lune/g)).toHaveLength(1);
  });
});

test('a subtitle is a heading below the chapter’s', () => {
  expect(draw(first('subtitle'))).toMatch(/^<h2 class="[^"]+">Les liens<\/h2>$/);
});

test('a quote has its lines', () => {
  const markup = draw(first('quote'));
  expect(markup).toMatch(/^<blockquote/);
  expect(textOf(markup)).toBe('Commencer vous est donné. Durer s’apprend.');
});

describe('a figure', () => {
  it('is an image with a name, its caption, and the same in words', () => {
    const markup = draw(first('figure'));
    expect(markup).toMatch(/role="img" aria-label="Thème natal/);
    expect(textOf(markup)).toMatch(
      /Le Soleil se lève à gauche. La figure en mots Soleil : Bélier Lune : Taureau$/,
    );
    expect(markup).toContain('<figcaption>');
    expect(markup).toContain('<details');
  });

  it('that the report does not have takes no room', () => {
    expect(draw({ kind: 'figure', figure: 9, alt: 'x', caption: [] })).toBe('');
  });
});

test('a table has a caption, heads of columns and rows, and a region that the keyboard moves', () => {
  const markup = draw(first('table'));
  expect(markup).toMatch(/<section[^>]* tabindex="0" aria-label="Aspects">/);
  expect(markup).toContain('<caption>Aspects</caption>');
  expect(markup.match(/<th scope="col">/g)).toHaveLength(3);
  expect(markup.match(/<th scope="row">/g)?.length).toBeGreaterThan(5);
});

test('a ruled list pairs names and words', () => {
  const markup = draw(first('list'));
  expect(markup).toMatch(
    /<dt><button[^>]*><span>II<\/span><span class="sr"> Vénus, Gémeaux, [^<]*<\/span><\/button><svg[\s\S]*<\/dt><dd>Vénus en Gémeaux.<\/dd>/,
  );
});

test('the box of the hour says each certainty with its word', () => {
  const markup = draw({
    ...{ kind: 'hour', runs: ['6 h 42.'] },
    statements: [
      { state: 'certain', text: 'Le Soleil.' },
      { state: 'absent', text: 'Les maisons.' },
    ],
  });
  expect(textOf(markup)).toContain(`${report.words.states.certain} Le Soleil.`);
  expect(textOf(markup)).toContain(`${report.words.states.absent} Les maisons.`);
  expect(markup).toContain('<h2>');
  expect(markup).not.toContain('<svg');
});

test('the box of the hour has its drawing', () => {
  const markup = draw({ kind: 'hour', runs: ['6 h 42.'], statements: [], figure: 0 });
  expect(markup).toContain(`role="img" aria-label="${figures[0]?.label}"`);
});

test('questions are numbered by their list', () => {
  expect(draw(first('questions'))).toMatch(/^<ol[^>]*><li><span>À qui pourrais-je rendre compte/);
});

test('text is never markup', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const all: PrintedBlock[] = [
    { kind: 'paragraph', runs: [hostile, { em: hostile }], isFirst: true, hasInitial: false },
    { kind: 'subtitle', text: hostile },
    { kind: 'quote', lines: [[hostile]] },
    { kind: 'list', rows: [{ name: hostile, glyphs: [hostile], runs: [hostile] }] },
    { kind: 'table', title: hostile, columns: [hostile], widths: [1], rows: [[{ text: hostile }]] },
    { kind: 'questions', questions: [[hostile]] },
  ];
  for (const block of all) expect(draw(block)).not.toContain('<img');
});
