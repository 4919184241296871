import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { reportDocumentSchema } from '#domain/report/document.ts';
import { sectionTexts } from '#domain/report/printed-text.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { reportPaper } from '#lib/typeset/report-paper.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import { nameFor } from '#test/support/keys.ts';
import { reportPage } from '#test/support/readable.ts';
import example from '#test/support/reports/western.json' with { type: 'json' };
import { dossierOf, reader } from '#test/support/written-report.ts';
import { Reader } from '#web/pages/compte/lecture/reader.tsx';
import { ToastProvider } from '#web/ui/toast.tsx';

const document = reportDocumentSchema.parse(example.document);

const pdfText = async (): Promise<string> => {
  const edition = {
    ...{ document, person: reader, version: 1, date: '2026-11-24', withdrawalDays: 14 },
    author: { name: 'Hélène Vasseur', role: nameFor.western },
    code: 'K7QM-2R4D-9WXA-3H8V',
  };
  const { pdf } = reportPaper(
    createTypesetter(typesetterFiles()),
    { ...edition, drawn: dossierOf() },
    'screen',
  );
  return (await extractText(new Uint8Array(pdf), { mergePages: true })).text;
};

const page = reportPage(document);
const markup = renderToStaticMarkup(
  <StaticRouter location="/compte/lecture">
    <ToastProvider>
      <Reader
        reading={{ kind: 'reading', page, isKept: true, isOffline: false }}
        address={{ order: 'an-order', service: document.service }}
        keeping={undefined}
        onNewer={() => undefined}
      />
    </ToastProvider>
  </StaticRouter>,
);

/** Letters and digits alone: lines, hyphens and spaces are the typesetter's. */
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The page's own text from the first section on, without margin notes and closed words of figures. */
const pageLetters = letters(
  markup
    .slice(markup.indexOf('id="lettre"'))
    .replaceAll(/<p role="note"[\s\S]*?<\/p>/g, '')
    .replaceAll(/<details[\s\S]*?<\/details>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'"),
);

test('the page says every text of the report, in the order of the PDF', async () => {
  const printed = letters(await pdfText());
  // The first words of each text: margin notes may stand within its lines in the PDF.
  const heads = page.report.sections.flatMap(sectionTexts).map((text) => letters(text).slice(0, 24));
  const start = printed.lastIndexOf(letters('Chère Camille,'));
  let [inPdf, inPage] = [start, 0];
  const lost: string[] = [];
  for (const head of heads) {
    const [pdf, own] = [printed.indexOf(head, inPdf), pageLetters.indexOf(head, inPage)];
    if (pdf < 0 || own < 0) lost.push(`${head} ${pdf} ${own}`);
    else [inPdf, inPage] = [pdf, own];
  }
  expect(lost).toEqual([]);
  expect(heads.length).toBeGreaterThan(80);
});

test('all chapters are in the page, so that it prints whole, with one title each', () => {
  expect(markup.match(/<h1 /g)).toHaveLength(page.report.sections.length + 2);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
