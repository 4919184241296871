import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budget } from '#lambdas/gateways/pdf/budget.ts';
import { readPdf } from '#lambdas/gateways/pdf/read-pdf.ts';
import { pdfReader } from '#lambdas/gateways/pdf.ts';
import { keyFor } from '#test/support/keys.ts';
import { document, flate, packedPdf, pdfOf, savedAgain, streamOf } from '#test/support/pdf/build.ts';
import { drawReport } from '#test/support/report-pdf.ts';

const thread = new URL('../../../../lambdas/gateways/pdf-thread.ts', import.meta.url);

/** Forms that call each other twice, forty levels deep: 10¹² lines of text. */
const echoing = () => {
  const forms = Array.from({ length: 40 }, (_, level) => {
    const next = `/Resources << /XObject << /A ${61 + level} 0 R >> /Font << /F1 6 0 R >> >>`;
    const text = level === 39 ? 'BT /F1 12 Tf (x) Tj ET' : '/A Do /A Do';
    return [60 + level, streamOf(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${next}`, text)];
  });
  const page = '/Resources << /XObject << /A 60 0 R >> >>';
  const objects = { ...document(), ...Object.fromEntries(forms), 5: streamOf('', '/A Do') };
  const three = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R ${page} >>`;
  return pdfOf({ ...objects, 3: three });
};

describe('the reading thread', { timeout: 120_000 }, () => {
  it('returns the reader’s result, or the reason of a refusal', async () => {
    const read = pdfReader(thread);
    const report = await drawReport(keyFor.numbers);
    expect(await read(report)).toEqual(await readPdf(report));
    expect(await read(Buffer.from('Bonjour'))).toEqual({ refusal: 'not_pdf' });
  });

  it('is not charged with what a heavy file before it took', async () => {
    const read = pdfReader(thread, { ...budget, memory: 700 * 1024 * 1024 });
    const heavy = Buffer.alloc(900 * 1024 * 1024, 1);
    const report = await drawReport(keyFor.numbers);
    expect(await read(report)).toMatchObject({ pages: 10 });
    expect(heavy.length).toBeGreaterThan(0);
  });

  it('ends in a refusal after its time limit', async () => {
    const read = pdfReader(thread, { ...budget, milliseconds: 3000 });
    const start = performance.now();
    expect(await read(echoing())).toEqual({ refusal: 'too_complex' });
    // The process itself would be ended after thirteen seconds.
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('ends in a refusal at its memory limit, of JavaScript or in all', async () => {
    const words = Buffer.from('BT /F1 12 Tf (x) Tj ET\n'.repeat(1_000_000));
    const large = pdfOf({ ...document(), 5: streamOf('/Filter /FlateDecode', flate(words)) });
    expect(await pdfReader(thread, { ...budget, heapMegabytes: 32 })(large)).toEqual({
      refusal: 'too_complex',
    });
    // An ordinary report, which no other limit refuses.
    const report = await drawReport(keyFor.numbers);
    expect(await pdfReader(thread, { ...budget, memory: 1 })(report)).toEqual({ refusal: 'too_complex' });
  });
});

describe('a file with some bytes changed', () => {
  const sources = [
    pdfOf(document()),
    packedPdf(document()),
    savedAgain(pdfOf(document()), { 6: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>' }),
  ];
  it('is read or refused within its time, and never throws', async () => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      bytes: fc.uint8Array({ maxLength: 6 }),
    });
    const files = fc.tuple(fc.constantFrom(...sources), fc.array(change, { minLength: 1, maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(files, async ([source, changes]) => {
        const bytes = Uint8Array.from(source);
        for (const { at, bytes: put } of changes) {
          bytes.set(put, Math.floor(at * (bytes.length - put.length)));
        }
        const start = performance.now();
        const reading = await readPdf(bytes);
        expect('refusal' in reading || reading.pages > 0).toBe(true);
        expect(performance.now() - start).toBeLessThan(10_000);
      }),
      { numRuns: 300 },
    );
  });
});
