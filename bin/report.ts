import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { writtenReportSchema } from '#domain/report/written.ts';
import { writtenPaper } from '#lib/typeset/example-papers.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';

/**
 * `npm run report -- report.json report.pdf [print]`: typesets a report. The file holds `document`, the person studied
 * as §3's customer info, `author` with name and role, and `date`, today where it has none.
 */
const fileSchema = z.extend(writtenReportSchema, {
  date: z._default(z.iso.date(), () => new Date().toISOString().slice(0, 10)),
});

const [from = '', to = 'report.pdf', paper] = process.argv.slice(2);
try {
  const parsed = fileSchema.safeParse(JSON.parse(await readFile(from, 'utf8')));
  if (!parsed.success) throw new RangeError(z.prettifyError(parsed.error));
  const started = performance.now();
  const typesetter = createTypesetter(typesetterFiles());
  const { pdf, pages, missing } = writtenPaper(
    typesetter,
    parsed.data,
    paper === 'print' ? 'print' : 'screen',
  );
  await writeFile(to, pdf);
  console.log(`${to}: ${pages} pages, ${pdf.length} bytes, ${Math.round(performance.now() - started)} ms`);
  for (const reference of missing) console.log(`not in the dossier: ${reference}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
