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

const texts: Record<string, string> = import.meta.glob(
  ['/lib/domain/texts/*.ts', '/web/src/{features,pages,texts}/**/*texts.ts', '/web/src/texts/*.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

it('no text puts a person’s name straight behind «de»', () => {
  const unelided = /\b[dD]e \$\{(?:fullName\(|buyer\b|person\b|firstName\b|colleague\b)|[èàé]s de \$\{name\}/;
  expect(Object.keys(texts).length).toBeGreaterThan(50);
  expect(
    Object.entries(texts)
      .filter(([, source]) => unelided.test(source))
      .map(([path]) => path),
  ).toEqual([]);
});
