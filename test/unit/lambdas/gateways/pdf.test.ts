import { describe, expect, it } from 'vitest';
import type { ReportRefusal } from '#domain/upload.ts';
import { readPdf } from '#lambdas/gateways/pdf/read-pdf.ts';
import { keyFor } from '#test/support/keys.ts';
import { document, pdfOf } from '#test/support/pdf/build.ts';
import { badPdfs, drawPdf, drawReport } from '#test/support/report-pdf.ts';

describe('the reading of a PDF', () => {
  it('returns the pages and the text of a plausible report', async () => {
    const reading = await readPdf(await drawReport(keyFor.numbers));
    expect(reading).toMatchObject({ pages: 10 });
    const text = 'texts' in reading ? reading.texts.join('\n') : '';
    for (const words of ['Consultation de Camille D', 'Naissance : 17/04/1991', 'Pour avancer']) {
      expect(text).toContain(words);
    }
  });

  it('accepts a web address and a jump within the document', async () => {
    const linked = await drawPdf((pdf) => {
      pdf.text('Camille', { link: 'https://exemple.fr' }).addPage().text('Suite', { goTo: 'fin' });
      pdf.addNamedDestination('fin');
      pdf.outline.addItem('Suite');
    });
    expect(await readPdf(linked)).toMatchObject({ pages: 2 });
  });

  it('recognises tags in every version that pdfkit writes', async () => {
    for (const pdfVersion of ['1.3', '1.4', '1.5', '1.6', '1.7'] as const) {
      const bytes = await drawReport(keyFor.design, undefined, { pdfVersion, tagged: pdfVersion === '1.7' });
      expect(await readPdf(bytes), pdfVersion).toMatchObject({ pages: 10, tagged: pdfVersion === '1.7' });
    }
  });

  it.each([
    ['says that it is tagged and has no structure', '/MarkInfo << /Marked true >>', {}],
    [
      'has a structure with nothing in it',
      '/MarkInfo << /Marked true >> /StructTreeRoot 7 0 R',
      { 7: '<< /Type /StructTreeRoot /K [] >>' },
    ],
    [
      'has a structure and does not say so',
      '/MarkInfo << /Marked false >> /StructTreeRoot 7 0 R',
      { 7: '<< /Type /StructTreeRoot /K 8 0 R >>', 8: '<< /S /Document /P 7 0 R /Pg 3 0 R /K 0 >>' },
    ],
  ])('does not accept as tagged a file that %s', async (_case, catalog, objects) => {
    const reading = await readPdf(pdfOf({ ...document({ catalog }), ...objects }));
    expect(reading).toMatchObject({ pages: 2, tagged: false });
  });

  const refusals: readonly [keyof typeof badPdfs, ReportRefusal][] = [
    ['plainText', 'not_pdf'],
    ['image', 'not_pdf'],
    ['locked', 'encrypted'],
    ['restricted', 'encrypted'],
    ['truncated', 'damaged'],
    ['garbled', 'damaged'],
    ['script', 'active_content'],
    ['launch', 'active_content'],
    ['form', 'active_content'],
    ['attachment', 'embedded_files'],
  ];
  it.each(refusals)('%s: %s', async (kind, refusal) => {
    expect(await readPdf(await badPdfs[kind]())).toEqual({ refusal });
  });

  it('finds a script in a compressed object', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const report = await PDFDocument.load(await drawReport(keyFor.numbers));
    report.addJavaScript('start', 'app.alert(1)');
    const bytes = await report.save({ useObjectStreams: true });
    expect(Buffer.from(bytes).includes('app.alert')).toBe(false);
    expect(await readPdf(bytes)).toEqual({ refusal: 'active_content' });
  });
});
