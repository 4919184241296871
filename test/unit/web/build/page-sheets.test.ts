import { expect, test } from 'vitest';
import { pageSheets } from '../../../../web/page-sheets.ts';

/** A class with about as many bytes of declarations. */
const rule = (name: string, bytes: number) => `.${name}{${'color:red;'.repeat(bytes / 10)}}`;
const whole = `${rule('a', 100)}${rule('b', 100)}${rule('large', 1_000)}${rule('page', 100)}`;
const [first, second, third] = ['<p class="a">', '<p class="b">', '<p class="large a">'] as const;

test('the smallest pages share one sheet, which has what each of them needs; a larger one has its own', async () => {
  const sheetOf = await pageSheets(whole, [third, second, first], 2);
  expect(sheetOf(first)).toBe(sheetOf(second));
  expect(sheetOf(first)).toMatch(/\.a\{.*\.b\{/);
  expect(sheetOf(first)).not.toMatch(/large|page/);
  expect(sheetOf(third)).toMatch(/\.a\{.*\.large\{/);
  expect(sheetOf(third)).not.toContain('.b{');
});
