import { describe, expect, it } from 'vitest';
import { readPdf } from '#lambdas/gateways/pdf/read-pdf.ts';
import { document, flate, type Objects, pdfOf, streamOf } from '#test/support/pdf/build.ts';

describe('a file beyond the budget is refused before it is decoded', () => {
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
  const content = (dict: string, bytes: Buffer): Objects => ({ ...document(), 5: streamOf(dict, bytes) });
  const cases: readonly [string, () => Buffer, readonly string[]][] = [
    ['a stream of 200 MB', () => pdfOf(content('/Filter /FlateDecode', flate(zeros(200)))), ['too_complex']],
    [
      'a stream of 200 MB behind letters',
      () => {
        const hex = Buffer.from(`${flate(zeros(200)).toString('hex')}>`);
        return pdfOf(content('/Filter [/ASCIIHexDecode /FlateDecode]', hex));
      },
      ['too_complex'],
    ],
    [
      'letters that grow to more than a stream may have',
      () => pdfOf(content('/Filter [/ASCII85Decode /FlateDecode]', Buffer.alloc(9 * 1024 * 1024, 'z'))),
      ['too_complex'],
    ],
    [
      'many streams of 30 MB',
      () => {
        const one = streamOf('/Filter /FlateDecode', flate(zeros(30)));
        return pdfOf({ ...document(), 10: one, 11: one, 12: one, 13: one });
      },
      ['too_complex'],
    ],
    [
      'filters one upon another',
      () => pdfOf(content('/Filter [/FlateDecode /FlateDecode]', flate(flate(zeros(200))))),
      ['damaged'],
    ],
    [
      'a row of a thousand million bytes',
      () =>
        pdfOf(
          content('/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1000000000 >>', flate('x')),
        ),
      ['too_complex'],
    ],
    [
      'a picture as the text of a page',
      () => pdfOf(content('/Filter /JPXDecode', Buffer.from('x'))),
      ['damaged'],
    ],
    ['a stream from another file', () => pdfOf(content('/F (x.bin)', Buffer.from('x'))), ['damaged']],
    [
      'a table of a million million objects',
      () =>
        Buffer.from(
          pdfOf(document()).toString('latin1').replace('xref\n0 1\n', 'xref\n0 999999999999\n'),
          'latin1',
        ),
      ['damaged', 'too_complex'],
    ],
    ['cross-references that lead back', () => pdfOf(document(), '/Prev 15'), ['damaged']],
    [
      'pages that hold themselves',
      () => pdfOf({ ...document(), 2: '<< /Type /Pages /Kids [2 0 R] /Count 2 >>' }),
      ['damaged'],
    ],
    [
      'pages that stand in it twice',
      () => pdfOf({ ...document(), 2: '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>' }),
      ['damaged'],
    ],
    [
      'a nest of a million lists',
      () => pdfOf({ ...document(), 9: `${'['.repeat(1e6)}${']'.repeat(1e6)}` }),
      ['damaged'],
    ],
    [
      'a length that is its own stream',
      () => pdfOf({ ...document(), 9: '<< /Length 9 0 R >>\nstream\nx\nendstream' }),
      ['damaged'],
    ],
    ['references in a ring', () => pdfOf({ ...document(), 9: '10 0 R', 10: '9 0 R' }), ['damaged']],
  ];
  it.each(cases)('%s', async (_what, make, refusals) => {
    const bytes = make();
    const before = process.memoryUsage.rss();
    const start = performance.now();
    const reading = await readPdf(bytes);
    const refusal = 'refusal' in reading ? reading.refusal : 'passed';
    expect(refusals).toContain(refusal);
    expect(performance.now() - start).toBeLessThan(5000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });
});
