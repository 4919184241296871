import { extractText } from 'unpdf';
import { expect, it, test, vi } from 'vitest';
import { printedSigns, unprintable } from '#domain/printed-signs.ts';
import type { Block, ReportDocument } from '#domain/report/document.ts';
import { projectFace } from '#lib/faces/project-face.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { reportPage, reportPaper } from '#lib/typeset/report-paper.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import { nameFor } from '#test/support/keys.ts';
import { dossierOf, reader, written } from '#test/support/written-report.ts';

const otherFace = vi.fn(projectFace);
const typesetter = createTypesetter({ ...typesetterFiles(), otherFace });
const facts = {
  author: { name: 'Hélène Vasseur', role: nameFor.western },
  ...{ version: 1, date: '2026-11-24', code: '', withdrawalDays: 14 },
};
const said = (title: string, text: string): ReportDocument => {
  const blocks: Block[] = [
    { kind: 'subtitle', text },
    { kind: 'quote', lines: [[text], [{ em: text }]] },
    { kind: 'list', rows: [{ name: text.slice(0, 2), runs: [text] }] },
  ];
  return { ...written, sections: [{ ...{ id: 'a', kind: 'chapter', second: '' }, title, blocks }] };
};
const inputOf = (document: ReportDocument, firstName = 'Camille') => ({
  ...facts,
  ...{ document, person: { ...reader, firstName }, drawn: dossierOf() },
});
const textOf = async (pdf: Buffer): Promise<string> =>
  (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replaceAll(/\s+/g, ' ');

test('a report in French reads no other face', () => {
  otherFace.mockClear();
  reportPaper(typesetter, inputOf(written), 'screen');
  reportPage(typesetter, inputOf(written), 1);
  expect(otherFace).not.toHaveBeenCalled();
});

it.each([
  ['李小龙', ['noto-serif-sc']],
  ['أحمد', ['noto-naskh-arabic']],
  ['北京', ['noto-serif-sc']],
  ['שרה', ['noto-serif-hebrew']],
  ['محمد', ['noto-naskh-arabic']],
  ['דוד', ['noto-serif-hebrew']],
  ['สมชาย', ['noto-sans-thai']],
  ['გიორგი', ['noto-sans-georgian']],
  ['Արմեն', ['noto-sans-armenian']],
  ['김민수', ['noto-sans-kr']],
  ['さくら', ['noto-serif-sc']],
  ['Nguyễn', []],
])('«%s» is printed on the cover and in the text by %j alone, and can be copied', async (name, faces) => {
  otherFace.mockClear();
  const input = inputOf(said(name, name), name);
  const { pdf } = reportPaper(typesetter, input, 'screen');
  expect(otherFace.mock.calls.map(([face]) => face)).toEqual(faces);
  expect((await textOf(pdf)).split(name).length).toBeGreaterThan(7);
  expect(await textOf(reportPaper(typesetter, input, 'print').pdf)).toContain(name);
  expect(reportPage(typesetter, input, 1).signs).toEqual([]);
});

it.each(['ណរ៉ា សុខ', 'देवी प्रसाद', 'ณัฐ', 'ٱلرَّحْمَٰن', 'שָׂרָה'])(
  '«%s», whose marks stand above and below, is printed',
  (name) => {
    expect(() => reportPaper(typesetter, inputOf(said('Un', name), name), 'screen')).not.toThrow();
  },
);

const marks = /[\p{M}\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
it.each(Object.entries(printedSigns).filter(([group]) => group !== 'han' && group !== 'korean'))(
  'each sign of «%s» can stand in a report',
  (_, ranges) => {
    const sign = new RegExp(`[${ranges}]`, 'u');
    const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
      (one) => sign.test(one) && !marks.test(one) && unprintable(one).length === 0,
    );
    const document = said('Un', all.join(' '));
    const blocks: Block[] = [{ kind: 'paragraph', runs: ['Tous : ', all.join(' ')] }];
    const sections = document.sections.map((section) => ({ ...section, blocks }));
    expect(() => reportPaper(typesetter, inputOf({ ...document, sections }), 'screen')).not.toThrow();
  },
);

test('words of a drawing in another script are printed on paper and in the preview', async () => {
  const drawn = dossierOf();
  const [figure] = drawn.figures;
  if (!figure) throw new Error('a dossier without a drawing');
  const word = { kind: 'text', pen: 'letter', at: [100, 100], size: 40, text: '火 שרה' } as const;
  const wide = { ...figure.wide, shapes: [...figure.wide.shapes, word] };
  const input = { ...inputOf(written), drawn: { ...drawn, figures: [{ ...figure, wide }] } };
  expect(await textOf(reportPaper(typesetter, input, 'print').pdf)).toContain('火');
  const shapes = (one: ReturnType<typeof inputOf>) => reportPage(typesetter, one, 4).svg.length;
  expect(shapes(input)).toBeGreaterThan(shapes({ ...input, drawn }));
});

test('letters of a word in several faces stand beside each other in the preview', () => {
  const word = { kind: 'text', pen: 'letter', at: [0, 0], size: 100, text: 'MC火☰' } as const;
  const scene = { box: [0, 0, 100, 100], shapes: [word] } as const;
  const drawn = typesetter.outlines([scene])(word, '#000');
  const lefts = [...drawn.matchAll(/translate\(([\d.]+) [\d.]+\)"><path/g)].map(([, left]) => Number(left));
  expect(lefts).toHaveLength(4);
  expect(lefts).toEqual([...new Set(lefts)].sort((left, right) => left - right));
});
