import { readFile } from 'node:fs/promises';
import { type ReportExample, reportExamples } from '#domain/merchant/examples.ts';
import { type WrittenReport, writtenReportSchema } from '#domain/report/written.ts';
import { statutoryDays } from '#domain/withdrawal.ts';
import { reportChart } from '#lib/dossier/drawn.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { type PaperInput, type ReportPaper, reportPaper } from './report-paper.ts';
import type { PaperEdition, Typesetter } from './typesetter.ts';

/** A report of a file with its drawings of the year of its delivery. Throws for a birth without an instant. */
export const writtenInput = ({ document, person, author, date, isExample }: WrittenReport): PaperInput => {
  const drawn = reportChart(reportDrawn, document.service, person, {}, date);
  if (!drawn) throw new RangeError('The birth has no instant.');
  const edition = { version: 1, date, code: '', withdrawalDays: statutoryDays };
  return { document, drawn, person, author, ...edition, ...(isExample && { isExample }) };
};

/** A report of a file as PDF. */
export const writtenPaper = (
  typesetter: Typesetter,
  written: WrittenReport,
  paper: PaperEdition,
): ReportPaper => reportPaper(typesetter, writtenInput(written), paper);

const folder = new URL('../services/', import.meta.url);

export const readExample = async ({
  id,
  discipline,
}: Pick<ReportExample, 'id' | 'discipline'>): Promise<WrittenReport> => {
  const file = new URL(`${discipline}/examples/${id}.json`, folder);
  return writtenReportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
};

/** The PDF of each example. All have their day, so that two builds give the same bytes. */
export const examplePapers = async (typesetter: Typesetter): Promise<{ id: string; pdf: Buffer }[]> => {
  const written = await Promise.all(
    reportExamples.map(async (example) => ({ id: example.id, report: await readExample(example) })),
  );
  return written.map(({ id, report }) => {
    const { pdf } = writtenPaper(typesetter, report, 'screen');
    return { id, pdf };
  });
};
