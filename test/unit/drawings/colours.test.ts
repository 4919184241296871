/** Colours outside of style sheets are those of the site. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { day, night } from '#lib/drawings/colours.ts';

test.each([
  ['day', day, 1],
  ['night', night, 2],
] as const)('each colour of the %s is that of its token', async (_name, colours, column) => {
  const css = await readFile('web/src/styles/tokens.css', 'utf8');
  const tokenOf = (name: string) => name.replaceAll(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`);
  const found = Object.keys(colours).map((name) => [
    name,
    css.match(new RegExp(`--${tokenOf(name)}: light-dark\\((#\\w{6}), (#\\w{6})\\);`))?.[column],
  ]);
  expect(Object.fromEntries(found)).toEqual(colours);
});
