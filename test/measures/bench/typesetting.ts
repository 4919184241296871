import { gzipSync } from 'node:zlib';
import { reportDocumentSchema } from '#domain/report/document.ts';
import { statutoryDays } from '#domain/withdrawal.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { reportPage, reportPaper } from '#lib/typeset/report-paper.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import example from '#test/support/reports/western.json' with { type: 'json' };
import { dossierOf, reader } from '#test/support/written-report.ts';
import { KB, kilobytes, limited, median, milliseconds, type Section } from './figure.ts';

/** Twenty pages in three seconds; a page of the preview in half a second once the function is warm. */
const limits = { report: 3000, preview: 500, edition: 1024 * KB } as const;
const runs = 9;

const timed = <Result>(run: () => Result): { time: number; result: Result } => {
  const startedAt = performance.now();
  const result = run();
  return { time: performance.now() - startedAt, result };
};

/** A report of sixteen pages: its two editions, and its pages after a change of one word. */
export const typesetting = async (): Promise<Section> => {
  const document = reportDocumentSchema.parse(example.document);
  const input = {
    ...{ document, drawn: dossierOf(document.service), person: reader, version: 1, date: '2026-11-25' },
    ...{ code: 'K7QM2R4D9WXA3H8V', withdrawalDays: statutoryDays },
    author: { name: 'Hélène Vasseur', role: 'Astrologie occidentale' },
  };
  const typesetter = createTypesetter(typesetterFiles());
  const editions = () => (['screen', 'print'] as const).map((paper) => reportPaper(typesetter, input, paper));
  const { time: cold, result: made } = timed(editions);
  const warm = Array.from({ length: runs }, () => timed(editions).time);
  const changed = (run: number) => ({
    ...input,
    document: {
      ...document,
      sections: document.sections.map((section, index) =>
        index === 2 ? { ...section, second: `fois ${run}` } : section,
      ),
    },
  });
  const pages = Array.from({ length: runs }, (_, run) =>
    timed(() => reportPage(typesetter, changed(run), run + 3)),
  );
  return {
    title: 'Typesetting',
    counted: `a report of ${made[0]?.pages} pages in this process, without reading its rows; pages after a changed word`,
    figures: [
      limited('both editions, first in a process', cold, limits.report, milliseconds),
      limited('both editions again, median', median(warm), limits.report, milliseconds),
      limited(
        'a page after a change, median',
        median(pages.map(({ time }) => time)),
        limits.preview,
        milliseconds,
      ),
      limited('heavier edition', Math.max(...made.map(({ pdf }) => pdf.length)), limits.edition, kilobytes),
      {
        what: 'a page as SVG, gzipped, median',
        value: kilobytes(median(pages.map(({ result }) => gzipSync(result.svg).length))),
      },
    ],
  };
};
