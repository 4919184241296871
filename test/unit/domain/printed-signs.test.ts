import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { printedSigns, unprintable } from '#domain/printed-signs.ts';
import { codesOf } from '#lib/faces/codes.ts';
import { faceNames, otherFaces } from '#lib/faces/faces.ts';
import { projectFace } from '#lib/faces/project-face.ts';

const groups = Object.entries(printedSigns);
const everySign = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code));

it.each(groups)('the faces of «%s» have every sign that it promises', (group, ranges) => {
  const sign = new RegExp(`[${ranges}]`, 'u');
  const faces = faceNames.filter((name) => otherFaces[name].signs === group);
  const codes = faces.map((name) => codesOf(readFileSync(projectFace(name))));
  const promised = everySign.filter((one) => sign.test(one) && unprintable(one).length === 0);
  const seen = promised.filter((one) => !/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(one));
  expect(seen.length).toBeGreaterThan(50);
  expect(seen.filter((one) => !codes.some((known) => known.has(one.codePointAt(0) ?? 0)))).toEqual([]);
});

test.each([
  ['李小龙, 北京, أحمد, שרה, สมชาย, Nguyễn, გიორგი, 김민수, សុខ, देवी, Արմեն, Софія, Ελένη, さくら', []],
  ['甲乙丙丁戊己庚辛壬癸 子丑寅卯辰巳午未申酉戌亥 木火土金水 ☰☱☲☳☴☵☶☷ ䷀䷿', []],
  ['☉☽☿♀♂♃♄♅♆♇⚷⚸⚹⚺⚻⚼ ♈♉♊♋♌♍♎♏♐♑♒♓ ☊☋☌☍△□✶✧✨★☆ →←↑↓↔⇒ ⊕⊗ 🌙👉😀', []],
  ['Zoe\u0308 \u2011 \u202f \u00ad \ufe0f \u200d\n', []],
  ['Un ཨ et un 㐀, puis ཨ', ['ཨ', '㐀']],
  ['1️⃣ \u{e000} \u{378}', ['⃣', '\u{e000}', '\u{378}']],
])('of «%s» %j cannot be printed', (text, signs) => {
  expect(unprintable(text)).toEqual(signs);
});

const anySign = fc
  .integer({ min: 0x20, max: everySign.length - 1 })
  .map((code) => String.fromCodePoint(code));

test('a sign is told alone as in any text', () => {
  fc.assert(
    fc.property(fc.array(anySign, { maxLength: 20 }), (signs) => {
      const spaced = signs.join('\n');
      expect(unprintable(spaced)).toEqual([...new Set(signs.flatMap(unprintable))]);
    }),
  );
});
