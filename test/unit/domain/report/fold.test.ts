import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '#domain/report/fold.ts';

it.each([
  ['D’ANGELO', 'd angelo'],
  ['Lætitia Œuvrard', 'laetitia oeuvrard'],
  ['Сamille', 'camille'],
  ['Camιlle Rεnard', 'camille renard'],
  ['Ca\u2060mi\u200blle\ufeff', 'camille'],
  ['Re\u202enard\u2066', 'renard'],
  ['Ca\u00admille\u3164', 'camille'],
  ['𝐂𝐚𝐦𝐢𝐥𝐥𝐞', 'camille'],
  ['Ｃａｍｉｌｌｅ', 'camille'],
  ['C\u0301\u0302\u0303amille', 'camille'],
  ['\u0000Camille\u0007Renard', 'camille renard'],
  ['🌙', ''],
])('«%s» is compared as «%s»', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('folding twice changes nothing, and two texts fold as they do alone', () => {
  const unit = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(unit, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
  fc.assert(
    fc.property(unit, unit, (one, two) => {
      const parts = [fold(one), fold(two)].filter((part) => part !== '');
      expect(fold(`${one}\n${two}`)).toBe(parts.join(' '));
    }),
  );
});
