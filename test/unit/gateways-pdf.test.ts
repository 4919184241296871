import { describe, expect, it } from 'vitest';
import type { ReportRefusal } from '#domain/atelier.ts';
import { readPdf } from '#lambdas/gateways/pdf/read-pdf.ts';
import { badPdfs, drawPdf, drawReport } from '../support/report-pdf.ts';

describe('the reading of a PDF', () => {
  it('gives the pages and the text of a plausible report', async () => {
    const reading = await readPdf(await drawReport('numerologie'));
    expect(reading).toMatchObject({ pages: 10 });
    const text = 'text' in reading ? reading.text : '';
    for (const words of ['Consultation de Camille D', 'Naissance : 17/04/1991', 'Pour avancer']) {
      expect(text).toContain(words);
    }
  });

  it('takes a web address and a jump within the document for what they are', async () => {
    const linked = await drawPdf((pdf) => {
      pdf.text('Camille', { link: 'https://exemple.fr' }).addPage().text('Suite', { goTo: 'fin' });
      pdf.addNamedDestination('fin');
      pdf.outline.addItem('Suite');
    });
    expect(await readPdf(linked)).toMatchObject({ pages: 2 });
  });

  it('accepts every version that pdfkit writes, tagged or not', async () => {
    for (const pdfVersion of ['1.3', '1.4', '1.5', '1.6', '1.7'] as const) {
      const bytes = await drawReport('human-design', undefined, { pdfVersion, tagged: pdfVersion === '1.7' });
      expect(await readPdf(bytes), pdfVersion).toMatchObject({ pages: 10 });
    }
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

  it('finds a script that stands in a compressed object', async () => {
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const document = await PDFDocument.load(await drawReport('numerologie'));
    document.addJavaScript('start', 'app.alert(1)');
    const bytes = await document.save({ useObjectStreams: true });
    expect(Buffer.from(bytes).includes('app.alert')).toBe(false);
    expect(await readPdf(bytes)).toEqual({ refusal: 'active_content' });
  });
});
