import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { birthSchema } from '#domain/births/birth.ts';
import { birthNamesSchema } from '#domain/persons.ts';
import { reportDocumentSchema } from '#domain/report/document.ts';
import { statutoryDays } from '#domain/withdrawal-days.ts';
import { drawnOf } from '#lib/dossier/drawn.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { reportPaper } from '#lib/typeset/report-paper.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';

/**
 * `npm run report -- report.json report.pdf [print]`: typesets a report. The file holds `document`, the person studied
 * as §3's customer info, and `author` with name and role.
 */
const fileSchema = z.object({
  document: reportDocumentSchema,
  person: z.object({
    ...{ firstName: z.string(), lastName: z.string(), birthDate: z.iso.date() },
    ...{ birthTime: z.string(), birthPlace: z.string(), birth: z.optional(birthSchema) },
    birthNames: z.optional(birthNamesSchema),
  }),
  author: z.object({ name: z.string(), role: z.string() }),
});

const [from = '', to = 'report.pdf', paper] = process.argv.slice(2);
const day = new Date().toISOString().slice(0, 10);
try {
  const parsed = fileSchema.safeParse(JSON.parse(await readFile(from, 'utf8')));
  if (!parsed.success) throw new RangeError(z.prettifyError(parsed.error));
  const { document, person, author } = parsed.data;
  const drawn = drawnOf(document.service, person, {}, Number(day.slice(0, 4)));
  if (!drawn) throw new RangeError('The birth has no instant.');
  const started = performance.now();
  const { pdf, pages, missing } = reportPaper(
    createTypesetter(typesetterFiles()),
    { document, drawn, person, author, version: 1, date: day, code: '', withdrawalDays: statutoryDays },
    paper === 'print' ? 'print' : 'screen',
  );
  await writeFile(to, pdf);
  console.log(`${to}: ${pages} pages, ${pdf.length} bytes, ${Math.round(performance.now() - started)} ms`);
  for (const reference of missing) console.log(`not in the dossier: ${reference}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
