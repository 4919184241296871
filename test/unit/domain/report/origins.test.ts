/** Where the words of a draft come from: counted, told in words, and taken off before anything is printed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Run } from '#domain/report/document.ts';
import { countOrigins, withOrigin, withoutOrigins } from '#domain/report/origins.ts';
import { sectionTexts, wordCount } from '#domain/report/plain.ts';
import type { Writing } from '#domain/report/writing.ts';
import { writingTexts } from '#domain/texts/writing.ts';

const paragraph = (...runs: Run[]): Block => ({ kind: 'paragraph', runs });
const counted = (...blocks: Block[]) => countOrigins([{ blocks }]);
const moon = { value: 'positions/Lune/Signe', text: 'Taureau' };

describe('the count', () => {
  it('gives each word to where its first letter comes from', () => {
    const runs = paragraph('Typ', { text: 'é ici', from: 'paste' }, 's et ', {
      em: 'là-bas',
      from: 'passage',
    });
    expect(counted(runs)).toMatchObject({ typed: 2, pasted: 1, passages: 1 });
  });

  it('leaves out values of the dossier and titles', () => {
    expect(counted({ kind: 'subtitle', text: 'Un titre' }, paragraph('La Lune en ', moon))).toMatchObject({
      typed: 3,
    });
    expect(counted(paragraph('en', moon, 'Taureau'))).toMatchObject({ typed: 2 });
  });

  it('reads every kind of block, and adds up quotations by their authors', () => {
    const rilke = { text: 'deux mots', from: 'quote', author: 'Rilke' } as const;
    const counts = counted(
      { kind: 'quote', lines: [[rilke]] },
      { kind: 'list', rows: [{ name: 'Nom', runs: ['un', { text: ' carnet', from: 'notes' }] }] },
      { kind: 'questions', questions: [['Et vous ?']] },
      { kind: 'hour', runs: [rilke] },
      { kind: 'figure', figure: 0, caption: [{ text: 'légende', from: 'passage' }] },
      { kind: 'table', table: 'positions' },
    );
    expect(counts).toEqual({
      ...{ typed: 3, passages: 1, pasted: 0, notes: 1 },
      quotes: [{ author: 'Rilke', words: 4 }],
    });
  });
});

const origin = fc.record({ from: fc.constantFrom('passage', 'paste', 'notes') });
const words = fc.stringMatching(/^[a-zé]{1,6} ?$/u);
const run: fc.Arbitrary<Run> = fc.oneof(
  words,
  fc.tuple(words, origin).map(([text, from]) => ({ text, ...from })),
  fc.tuple(words, fc.option(origin, { nil: {} })).map(([em, from]) => ({ em, ...from })),
);

it('takes the origins off, and nothing of the text', () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
      const section = { blocks: [paragraph(...runs)] };
      const plain = { blocks: withoutOrigins(section.blocks) };
      expect(JSON.stringify(plain)).not.toContain('"from"');
      expect(sectionTexts(plain)).toEqual(sectionTexts(section));
      const { typed, passages, pasted, notes } = countOrigins([section]);
      expect(typed + passages + pasted + notes).toBe(wordCount(section));
    }),
  );
});

it('joins what only its origin parted, so that its typography is one', () => {
  const parted = paragraph('Un ', { text: 'deux', from: 'paste' }, { em: 'a' }, { em: 'b', from: 'notes' });
  expect(withoutOrigins([parted])).toEqual([paragraph('Un deux', { em: 'ab' })]);
  expect(withOrigin(paragraph('Un', moon, { em: 'b' }), { from: 'passage' })).toEqual(
    paragraph({ text: 'Un', from: 'passage' }, moon, { em: 'b', from: 'passage' }),
  );
});

describe('the sentence of the colophon', () => {
  const by = 'Hélène Vasseur';
  const of = (words: NonNullable<Writing['words']>, rest: Partial<Writing> = {}) =>
    writingTexts.sentence({ by, words, ...rest }).replaceAll(/[\u00a0\u202f]/g, ' ');
  const none = { typed: 0, passages: 0, notes: 0, quotes: [] };

  it('says whole percents whose sum is 100', () => {
    expect(of({ ...none, typed: 1, passages: 1, notes: 1 })).toBe(
      'Des mots du texte, 34 % tapés au pupitre, 33 % repris de ses propres passages, 33 % de ses notes.',
    );
    fc.assert(
      fc.property(fc.tuple(...Array.from({ length: 3 }, () => fc.nat(5000))), ([a, b, c]) => {
        fc.pre((a ?? 0) + (b ?? 0) + (c ?? 0) > 0);
        const told = of({ ...none, typed: a ?? 0, passages: b ?? 0, notes: c ?? 0 });
        const sum = [...told.matchAll(/(?<!moins de )\b(\d+) %/g)].reduce(
          (all, [, one]) => all + Number(one),
          0,
        );
        expect(sum).toBe(100);
      }),
    );
  });

  it('says «moins de 1 %» of a few words, names who is quoted, and elides', () => {
    expect(of({ ...none, typed: 999, quotes: [{ author: 'Hésiode', words: 1 }] })).toBe(
      'Des mots du texte, 100 % tapés au pupitre, moins de 1 % cités d’Hésiode.',
    );
  });

  it('says days without hours, over months too, and the signature', () => {
    const words = { ...none, typed: 10 };
    const dates = { first: '2026-11-30', last: '2026-12-01', count: 2 };
    expect(of(words, { dates, signed: true })).toBe(
      'Des mots du texte, 100 % tapés au pupitre ; écrit en 2 jours, du 30 novembre au 1er décembre 2026. « Aucune phrase de ce rapport ne vient d’une machine » : Hélène Vasseur le signe.',
    );
    expect(of(words, { dates: { ...dates, first: '2026-12-01', last: '2026-12-04', count: 3 } })).toContain(
      'écrit en 3 jours, du 1er au 4 décembre 2026',
    );
    expect(of(words, { dates: { first: '2026-12-04', last: '2026-12-04', count: 1 } })).toContain(
      'écrit le 4 décembre 2026',
    );
  });
});
