import { expect, it } from 'vitest';
import { ofName } from '#domain/texts/typography.ts';

it.each([
  ['Camille', 'de Camille'],
  ['Anne', 'd’Anne'],
  ['Élodie', 'd’Élodie'],
  ['Hélène', 'd’Hélène'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Yaël', 'de Yaël'],
])('a name after «de»: %s → «%s»', (name, expected) => {
  expect(ofName(name)).toBe(expected);
});
