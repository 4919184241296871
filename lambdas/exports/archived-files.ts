import { paperKey } from '#domain/papers.ts';
import { accountFile, orderFolder, readme, readmeFile } from '#domain/texts/export.ts';
import { paperFileName, reportFileName } from '#domain/texts/papers.ts';
import type { ArchivedFile } from '#lambdas/gateways/archives.ts';
import type { StoredFiles } from '#lambdas/gateways/stored-files.ts';
import { log } from '#lambdas/platform/log.ts';
import { printKey } from '#lambdas/storage/report-files.ts';
import {
  type CollectDependencies,
  type CollectedRows,
  collectAccount,
  collectOrder,
  type Sold,
  type Subject,
} from './collect.ts';
import { explain } from './explain.ts';

export type ArchiveDependencies = CollectDependencies & {
  readonly reports: StoredFiles;
  readonly papers: StoredFiles;
  /** Notes that one more step is done; throws when the export is no longer to be made. */
  readonly step: () => Promise<void>;
  readonly now: Date;
};

type Stored = { readonly name: string; readonly open: () => Promise<ArchivedFile['input'] | undefined> };

const jsonOf = (name: string, { title, rows }: CollectedRows): ArchivedFile => {
  const content = { titre: title, contenu: rows.map(explain) };
  return { name, input: `${JSON.stringify(content, undefined, 2)}\n` };
};

/** The PDFs of an order: delivered reports in both editions, invoices and credit notes. */
const pdfsOf = ({ order, parts }: Sold, { reports, papers }: ArchiveDependencies): Stored[] => [
  ...parts.flatMap(({ service, report }) => {
    if (!report) return [];
    const screen = { name: reportFileName(order.id, service), open: () => reports.open(report.key) };
    const print = {
      name: reportFileName(order.id, service, 'print'),
      open: () => reports.open(printKey(report.key)),
    };
    return report.desk ? [screen, print] : [screen];
  }),
  ...(order.papers ?? []).map((paper) => ({
    name: paperFileName(paper),
    open: () => papers.open(paperKey(order.id, paper)),
  })),
];

/** All files of an export, each made when the archive comes to it. */
export async function* archivedFiles(
  subject: Subject,
  sold: readonly Sold[],
  deps: ArchiveDependencies,
): AsyncGenerator<ArchivedFile> {
  const missing: string[] = [];
  for await (const one of collectAccount(subject, deps)) yield jsonOf(accountFile(one.file), one);
  for (const bought of sold) {
    await deps.step();
    const folder = orderFolder(bought.order.id, bought.order.created_at);
    for await (const one of collectOrder(bought, deps)) yield jsonOf(`${folder}/${one.file}.json`, one);
    for (const { name, open } of pdfsOf(bought, deps)) {
      const input = await open();
      if (input) yield { name: `${folder}/${name}`, input };
      else missing.push(name);
    }
  }
  if (missing.length > 0) log.error('export_incomplete', { missing: missing.length });
  await deps.step();
  yield { name: readmeFile, input: readme({ now: deps.now, orders: sold.length, missing }) };
}
