import { type Edition, reportLink } from '#domain/wire/reports.ts';
import { call } from '#web/platform/api-client.ts';
import type { ReportAddress } from '#web/platform/kept-reports.ts';

/** The address of the PDF of the current version, signed for five minutes. */
export const pdfOf = async ({ order, service }: ReportAddress, edition?: Edition): Promise<string> =>
  (await call(reportLink, { body: { edition }, params: { id: order, service } })).url;
