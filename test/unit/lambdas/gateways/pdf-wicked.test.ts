import { describe, expect, it } from 'vitest';
import type { ReportRefusal } from '#domain/upload.ts';
import { readPdf } from '#lambdas/gateways/pdf/read-pdf.ts';
import {
  document,
  linked,
  type Objects,
  packedPdf,
  pdfOf,
  savedAgain,
  streamOf,
} from '#test/support/pdf/build.ts';

const refusalOf = async (bytes: Uint8Array) => {
  const reading = await readPdf(bytes);
  return 'refusal' in reading ? reading.refusal : 'passed';
};

describe('an action of a link is checked through its reference', () => {
  it.each<[string, ReportRefusal]>([
    ['Launch', 'active_content'],
    ['SubmitForm', 'active_content'],
    ['JavaScript', 'active_content'],
    ['Sound', 'active_content'],
    ['Movie', 'active_content'],
    ['Unheard', 'active_content'],
    ['GoToR', 'foreign_link'],
    ['GoToE', 'foreign_link'],
  ])('/S 9 0 R, which is /%s', async (kind, refusal) => {
    const objects = { ...linked('<< /S 9 0 R /F (x) >>'), 9: `/${kind}` };
    for (const write of [pdfOf, packedPdf]) expect(await refusalOf(write(objects))).toBe(refusal);
  });

  it.each([
    ['a name written with escapes', '<< /S /L#61unch /F (x) >>'],
    ['a second action', '<< /S /GoTo /D [4 0 R /Fit] /Next [<< /S /Unheard >>] >>'],
    ['a command of the program', '<< /S /Named /N /Print >>'],
  ])('%s', async (_what, action) => {
    expect(await refusalOf(pdfOf(linked(action)))).toBe('active_content');
  });

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'FILE:///c:/a.exe',
    ' javascript:x',
    'java\\163cript:x',
    'data:text/html,x',
    'exemple.fr',
    '\\376\\377\\000h\\000t\\000t\\000p',
  ])('the address «%s»', async (address) => {
    expect(await refusalOf(pdfOf(linked(`<< /S /URI /URI (${address}) >>`)))).toBe('foreign_link');
    const objects = { ...linked('<< /S /URI /URI 9 0 R >>'), 9: `(${address})` };
    expect(await refusalOf(packedPdf(objects))).toBe('foreign_link');
  });

  it('an address relative to a base address', async () => {
    const objects = document({ catalog: '/URI << /Base (file:///c:/) >>' });
    expect(await refusalOf(pdfOf(objects))).toBe('foreign_link');
  });
});

describe('active or attached content is refused anywhere in the file', () => {
  const annotation = (text: string): Objects =>
    document({ first: `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${text} >>]` });
  it.each<[string, Objects, ReportRefusal]>([
    ['a film', annotation('/Subtype /Movie'), 'active_content'],
    ['a sound', annotation('/Subtype /Sound'), 'active_content'],
    ['media', annotation('/Subtype /RichMedia'), 'active_content'],
    ['a kind behind a reference', { ...annotation('/Subtype 9 0 R'), 9: '/RichMedia' }, 'active_content'],
    ['a file of an annotation', annotation('/Subtype /FileAttachment'), 'embedded_files'],
    ['a page that acts when it opens', document({ first: '/AA << /O << /S /URI >> >>' }), 'active_content'],
    [
      'a document that acts when it opens',
      document({ catalog: '/OpenAction << /S /Named /N /Print >>' }),
      'active_content',
    ],
    ['an object that nothing leads to', { ...document(), 9: '<< /S /Launch >>' }, 'active_content'],
    ['another file', { ...document(), 9: '<< /Type /Filespec /F (x) >>' }, 'foreign_link'],
    ['a portfolio', document({ catalog: '/Collection << /View /D >>' }), 'embedded_files'],
  ])('%s', async (_what, objects, refusal) => {
    for (const write of [pdfOf, packedPdf]) expect(await refusalOf(write(objects))).toBe(refusal);
  });

  it('in a former save, which a reader may still show', async () => {
    const former = pdfOf({ ...document(), 9: '<< /S /Launch >>' });
    expect(await refusalOf(savedAgain(former, { 9: 'null' }))).toBe('active_content');
  });
});

describe('a file that two readers parse differently is refused', () => {
  const script = '9 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj\n';
  const whole = pdfOf(document()).toString('latin1');
  const at = whole.indexOf('5 0 obj');
  it.each<[string, Buffer]>([
    [
      'an object that no cross-reference names',
      Buffer.from(whole.replace('xref\n0 1', `${script}xref\n0 1`), 'latin1'),
    ],
    ['one behind the end', Buffer.concat([Buffer.from(whole, 'latin1'), Buffer.from(script)])],
    ['bytes before the beginning', Buffer.from(`<html>${whole}`, 'latin1')],
    ['a key that stands twice', pdfOf(linked('<< /S /URI /S /Launch /URI (https://a.fr) >>'))],
    ['an object packed twice', packedPdf(document(), (rows) => rows.filter(([number]) => number !== 4))],
    ['an object named twice in one section', packedPdf(document(), (rows) => [...rows, [5, 1, at, 0]])],
  ])('%s', async (_what, bytes) => {
    expect(['ambiguous', 'damaged']).toContain(await refusalOf(bytes));
  });

  it('an object defined twice without the end of a save in between', async () => {
    const again = savedAgain(pdfOf(document()), { 6: document()[6] ?? '' }).toString('latin1');
    const bare = again.replace(/startxref\n\d+\n%%EOF\n(?=6 0 obj)/, (end) =>
      '%'.padEnd(end.length - 1, '-').concat('\n'),
    );
    expect(await refusalOf(Buffer.from(again, 'latin1'))).toBe('passed');
    expect(await refusalOf(Buffer.from(bare, 'latin1'))).toBe('ambiguous');
  });

  it('a new save whose object lies before the former one', async () => {
    const bytes = savedAgain(pdfOf(document()), { 6: document()[6] ?? '' }).toString('latin1');
    const [first = 0, second = 0] = [...bytes.matchAll(/6 0 obj/g)].map(({ index }) => index);
    const ten = (place: number) => String(place).padStart(10, '0');
    const swapped = bytes
      .replace(ten(first), 'FIRST')
      .replace(ten(second), ten(first))
      .replace('FIRST', ten(second));
    expect(await refusalOf(Buffer.from(swapped, 'latin1'))).toBe('ambiguous');
  });

  it('an object within the bytes of another', async () => {
    const objects = { ...document(), 9: streamOf('', 'x\n8 0 obj\n<< /S /Launch >>\nendobj\n') };
    const bytes = pdfOf(objects).toString('latin1');
    const inner = bytes.indexOf('8 0 obj');
    const named = bytes.replace('trailer', `8 1\n${String(inner).padStart(10, '0')} 00000 n\r\ntrailer`);
    expect(await refusalOf(Buffer.from(named, 'latin1'))).toBe('ambiguous');
  });

  it('a page count that differs from the page tree', async () => {
    const objects = { ...document(), 2: '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 7 >>' };
    expect(await refusalOf(pdfOf(objects))).not.toBe('passed');
  });
});
