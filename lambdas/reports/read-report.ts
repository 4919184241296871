import { fullName, studiedOf } from '#domain/persons.ts';
import { readableReportSchema } from '#domain/report/readable.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { ReportPage } from '#domain/wire/report-page.ts';
import { readReport as wire } from '#domain/wire/report-page.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type BirthsStore, withBirth } from '#lambdas/storage/births.ts';
import { readableKey } from '#lambdas/storage/report-files.ts';
import { findOwn, type OpenReportDependencies } from './open-report.ts';

export type ReadReportDependencies = Pick<OpenReportDependencies, 'orders' | 'parts' | 'accesses' | 'now'> & {
  /** An order's row holds no person: who is studied lies with the birth. */
  readonly births: Pick<BirthsStore, 'findRecent'>;
  readonly files: Pick<Files, 'readText'>;
};

/**
 * A customer reads a report from the desk as a page. The access is logged before anything is read: if logging fails,
 * nothing is answered. Throws as `findOwn` does, and the same `not_found` for an uploaded report.
 */
export const readOwnReport = async (
  path: Readonly<Record<string, string | undefined>>,
  userId: string,
  deps: ReadReportDependencies,
): Promise<ReportPage> => {
  const { order, part } = await findOwn(path, userId, deps);
  const { key, version, delivered_at, pages, desk } = part.report;
  if (!desk) throw new ShopError('not_found');
  await deps.accesses.add(order.id, { by: 'customer', what: 'report', service: part.service }, deps.now);
  const stored = await deps.files.readText(readableKey(key));
  const { report, figures, tables, starts } = readableReportSchema.parse(JSON.parse(stored));
  return {
    version,
    delivered_at,
    pages,
    report,
    figures,
    tables,
    starts,
    person: fullName(studiedOf(withBirth(order, await deps.births.findRecent(order.id)))),
  };
};

export const route = routeOf(wire, {
  id: 'ReadReport',
  who: 'customer',
  loss: 'Customers cannot read their reports as a page; the PDFs still open.',
  large: true,
  uses: { orders: ['GetItem'], parts: ['GetItem'], births: ['GetItem'], accesses: ['PutItem'] },
  may: ['open reports'],
  stores: ['orders', 'parts', 'births', 'accesses'],
  gateways: ['files'],
  run: (call) => readOwnReport(call.params, call.customer.userId, call),
});
