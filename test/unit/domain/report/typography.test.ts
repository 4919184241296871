import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { typeset } from '#domain/report/typography.ts';

it.each([
  ['« Oui » : non ?', '«\u00a0Oui\u00a0»\u00a0: non\u202f?'],
  ["l'heure...", 'l’heure…'],
  ['en maison XII et porte 41', 'en maison\u00a0XII et porte\u00a041'],
  ['à 26°36′ Bélier', 'à 26°36′\u00a0Bélier'],
  ['si le compte y est.', 'si le compte\u00a0y\u00a0est.'],
  ['le 17 avril 1991 à 6 h 42', 'le 17\u00a0avril\u00a01991 à 6\u00a0h\u00a042'],
])('«%s» has its French spaces', (text, expected) => {
  expect(typeset(text)).toBe(expected);
});

test('applied twice, the rules change nothing', () => {
  const words = fc.constantFrom(
    '«',
    '»',
    ':',
    '!',
    '?',
    '...',
    'maison XII',
    '26°36′ Bélier',
    "l'heure",
    '6 h 42',
    'fin.',
    'y est',
    '17 avril 1991',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 12 }), (parts) => {
      const once = typeset(parts.join(' '));
      expect(typeset(once)).toBe(once);
    }),
  );
});
