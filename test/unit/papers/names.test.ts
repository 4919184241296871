import { expect, it, test } from 'vitest';
import { creditNotePaper } from '#lib/papers/credit-note-paper.ts';
import { faces } from '#lib/papers/faces.ts';
import { invoicePaper } from '#lib/papers/invoice-paper.ts';
import { runsOf } from '#lib/papers/runs.ts';
import { keyFor } from '#test/support/keys.ts';
import { billedOrder, squeezed, textOfPdf } from '#test/support/numbered-papers.ts';
import { allTags, structureOf } from '#test/support/structure-tree.ts';

const paper = { number: '2026-000123', issued_at: '2026-11-21T17:42:05.000Z' };
const orderOf = (name: string) => ({ ...billedOrder, customer: { name, email: 'a@exemple.fr' } });
const invoiceOf = (name: string) => invoicePaper(orderOf(name), paper, faces);

it.each([
  ['李小龙', 'NotoSerifSC'],
  ['北京 王', 'NotoSerifSC'],
  ['さくら 山田', 'NotoSerifSC'],
  ['김민수', 'NotoSansKR'],
  ['أحمد محمد علي', 'NotoNaskhArabic'],
  ['שרה כהן', 'NotoSerifHebrew'],
  ['สมชาย ณัฐ', 'NotoSansThai'],
  ['សុខ', 'NotoSansKhmer'],
  ['देवी', 'NotoSerifDevanagari'],
  ['გიორგი', 'NotoSansGeorgian'],
  ['Արմեն', 'NotoSansArmenian'],
  ['Ӷ Ѳ', 'NotoSerif-'],
])('the customer «%s» is named on both papers in %s', async (name, face) => {
  const credit = {
    ...({ amount: 900, services: [keyFor.numbers], invoice: paper, withdrawnAt: undefined } as const),
    refundedAt: new Date('2026-11-25T08:00:05.000Z'),
  };
  for (const pdf of [await invoiceOf(name), await creditNotePaper(orderOf(name), credit, paper, faces)]) {
    const { text, pages } = await textOfPdf(pdf);
    expect(pages).toBe(1);
    expect(text).toContain(`${squeezed(name)}a@exemple.fr`);
    expect(pdf.toString('latin1')).toMatch(new RegExp(`FontName /[A-Z]{6}\\+${face}`));
  }
});

it.each(['Camille D’Angelo', 'Nguyễn Thị', 'Софія', 'Ελένη', 'Łukasz'])(
  '«%s» needs no other face',
  async (name) => {
    const pdf = await invoiceOf(name);
    expect((await textOfPdf(pdf)).text).toContain(squeezed(name));
    expect(pdf.toString('latin1')).not.toContain('+Noto');
  },
);

test('a name in two scripts is one paragraph, and has the bytes of its first drawing again', async () => {
  const pdf = await invoiceOf('محمد D’Angelo 北京');
  expect(await invoiceOf('محمد D’Angelo 北京')).toEqual(pdf);
  const count = (one: Awaited<ReturnType<typeof structureOf>>) =>
    allTags(one.tags).filter(({ tag }) => tag === 'P').length;
  expect(count(await structureOf(pdf))).toBe(count(await structureOf(await invoiceOf('Camille'))));
});

it.each([
  ['محمد علي D’Angelo', ['محمد علي', ' D’Angelo']],
  ['Éric محمد', ['Éric ', 'محمد']],
  ['北京 محمد', ['北京', ' ', 'محمد']],
  ['Camille ཨ', ['Camille ཨ']],
])('«%s» is written in the pieces %j', (text, pieces) => {
  expect(runsOf(text, faces.roman, faces.other).map((run) => run.text)).toEqual(pieces);
});
