import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { codeBits, codeLength, codeOf, groupedCode, typedCode } from '#domain/report/code.ts';

const bytes = fc.uint8Array({ minLength: codeLength, maxLength: codeLength });

test('a code has sixteen characters, none of which is taken for another, in groups of four', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = codeOf(random);
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
      expect(groupedCode(code)).toMatch(/^\w{4}\u00a0\w{4}\u00a0\w{4}\u00a0\w{4}$/);
      expect(codeBits(code)).toHaveLength(80);
    }),
  );
});

test('a typed code is found however it is written', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom(' ', '-', '\u00a0', '\n'), fc.boolean(), (random, mark, isLow) => {
      const code = codeOf(random);
      const typed = groupedCode(code).replaceAll('\u00a0', mark);
      expect(typedCode(isLow ? typed.toLowerCase() : typed)).toBe(code);
    }),
  );
});

test('two codes have other bits', () => {
  fc.assert(
    fc.property(bytes, bytes, (left, right) => {
      const [one, two] = [codeOf(left), codeOf(right)];
      expect(JSON.stringify(codeBits(one)) === JSON.stringify(codeBits(two))).toBe(one === two);
    }),
  );
});

it.each([[''], ['K7QM2R4D9WXA3H8'], ['K7QM2R4D9WXA3H8V2'], ['K7QM2R4D9WXA3H80'], ['K7QM2R4D9WXA3H8O']])(
  '«%s» is no code',
  (text) => {
    expect(codeBits(text)).toBeUndefined();
  },
);
