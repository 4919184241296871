import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#lambdas/gateways/pdf/read-pdf.ts';
import {
  document,
  flate,
  linked,
  packedPdf,
  pdfOf,
  savedAgain,
  streamOf,
  wordPdf,
} from '#test/support/pdf/build.ts';

const folder = new URL('../../../support/pdf/exports/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(`${name}.pdf`, folder));

/** Five letters for four bytes; the last group is padded, and the letters of the padding are dropped. */
const ascii85 = (bytes: Buffer): string => {
  const filled = Buffer.concat([bytes, Buffer.alloc(4)]);
  const groups = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, index) => {
    const value = filled.readUInt32BE(4 * index);
    const letters = [4, 3, 2, 1, 0].map((power) => 33 + (Math.floor(value / 85 ** power) % 85));
    return String.fromCharCode(...letters).slice(0, bytes.length - 4 * index + 1);
  });
  return `${groups.join('')}~>`;
};

describe('a valid export is accepted', () => {
  it.each(['libreoffice-tagged', 'libreoffice-archive', 'linearised-table', 'linearised-packed', 'chromium'])(
    '%s',
    async (name) => {
      const reading = await readPdf(fixture(name));
      expect(reading).toMatchObject({ pages: 2, tagged: true });
      expect('texts' in reading && reading.texts.join()).toContain('Consultation de Camille D’Angelo');
    },
  );

  it('with a table and indirect lengths, like Pages’ files', async () => {
    const content = 'BT /F1 12 Tf 72 700 Td (Bonjour Camille) Tj ET';
    const indirect = {
      ...document(),
      5: `<< /Length 7 0 R >>\nstream\n${content}\nendstream`,
      7: `${content.length}`,
    };
    expect(await readPdf(pdfOf(indirect))).toMatchObject({ pages: 2 });
  });

  it('with object streams and cross-reference streams, like InDesign’s and Acrobat’s files', async () => {
    expect(await readPdf(packedPdf(document()))).toMatchObject({ pages: 2 });
  });

  it('with tags for newer readers only, like Word’s files', async () => {
    const tags = {
      10: '<< /Type /StructTreeRoot /K 11 0 R >>',
      11: '<< /S /Document /P 10 0 R /A << /O /Layout >> >>',
    };
    const file = wordPdf(document({ catalog: '/StructTreeRoot 10 0 R /MarkInfo << /Marked true >>' }), tags);
    expect(await readPdf(file)).toMatchObject({ pages: 2 });
  });

  it.each([
    ['ASCIIHexDecode', (bytes: Buffer) => `${bytes.toString('hex')}>`],
    ['ASCII85Decode', ascii85],
  ])(
    'with drawings that are deflated and then written by %s, as ReportLab writes them',
    async (name, write) => {
      const content = write(flate('BT /F1 12 Tf 72 700 Td (Bonjour Camille) Tj ET'));
      const file = pdfOf({ ...document(), 5: streamOf(`/Filter [/${name} /FlateDecode]`, content) });
      expect(await readPdf(file)).toMatchObject({
        pages: 2,
        texts: expect.arrayContaining([expect.stringContaining('Bonjour')]),
      });
    },
  );

  it('saved again: a changed object lies after the former end', async () => {
    const changed = streamOf('', 'BT /F1 12 Tf 72 700 Td (Merci Camille) Tj ET');
    const again = savedAgain(
      savedAgain(pdfOf(document()), { 5: changed }),
      { 7: '<< /Title (Rapport) >>' },
      '/Info 7 0 R',
    );
    expect(await readPdf(again)).toMatchObject({
      pages: 2,
      texts: expect.arrayContaining([expect.stringContaining('Merci')]),
    });
    expect(await readPdf(savedAgain(packedPdf(document()), { 5: changed }))).toMatchObject({ pages: 2 });
  });

  it('saved again behind a %%EOF without a line end, as Word writes it', async () => {
    const changed = streamOf('', 'BT /F1 12 Tf 72 700 Td (Merci Camille) Tj ET');
    for (const whole of [pdfOf(document()), packedPdf(document())]) {
      const word = Buffer.from(whole.toString('latin1').trimEnd(), 'latin1');
      expect(await readPdf(savedAgain(word, { 5: changed }))).toMatchObject({
        pages: 2,
        texts: expect.arrayContaining([expect.stringContaining('Merci')]),
      });
    }
  });

  it.each([
    '<< /S /URI /URI (https://exemple.fr/a?b=c) >>',
    '<< /S /URI /URI (mailto:contact@exemple.fr) >>',
    '<< /S /GoTo /D [4 0 R /Fit] >>',
    '<< /S /Named /N /NextPage >>',
  ])('with a link that does %s', async (action) => {
    expect(await readPdf(pdfOf(linked(action)))).toMatchObject({ pages: 2 });
  });
});
