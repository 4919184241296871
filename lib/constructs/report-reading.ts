import { Construct } from 'constructs';
import { readReport } from '../domain/wire/report-page.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Routes } from './http-api.ts';

type ReportReadingProps = {
  readonly data: Pick<DataStack, 'orders' | 'parts' | 'accesses' | 'reports'>;
  readonly http: Routes;
};

/** The page on which a customer reads a report from the desk. */
export class ReportReading extends Construct {
  constructor(scope: Construct, id: string, { data, http }: ReportReadingProps) {
    super(scope, id);
    const read = http.add({
      id: 'ReadReport',
      route: readReport,
      entry: 'reports/read-report',
      impact: 'Customers cannot read their reports as a page; the PDFs still open.',
      signedIn: true,
    });
    data.orders.grant(read, 'GetItem');
    data.parts.grant(read, 'GetItem');
    data.accesses.grant(read, 'PutItem');
    data.reports.grantOpen(read);
  }
}
