import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealFile, sealOf } from '#lib/drawings/seal.ts';

const bits = fc.array(fc.boolean(), { minLength: 80, maxLength: 80 });

test('two codes have different seals, and a code always the same one', () => {
  fc.assert(
    fc.property(bits, bits, (left, right) => {
      expect(sealOf(left)).toEqual(sealOf([...left]));
      const isSame = JSON.stringify(left) === JSON.stringify(right);
      expect(sealOf(left).fine === sealOf(right).fine).toBe(isSame);
    }),
  );
});

test('the file for paper has the lines of the page', () => {
  const code = Array.from({ length: 80 }, (_, index) => index % 3 === 0);
  const { fine, hair, centre } = sealOf(code);
  const file = sealFile(code, { line: '#111', live: '#222', paper: '#fff' });
  for (const line of [fine, hair, centre]) expect(file).toContain(`d="${line}"`);
  expect(file).not.toMatch(/NaN|undefined|<text/);
});
