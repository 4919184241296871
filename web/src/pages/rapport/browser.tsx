import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { ReportPage } from './report-page.tsx';

/** /rapport: where the personal link of the mail leads. */
export default function ReportRoute() {
  const query = new URLSearchParams(useLinkQuery());
  const expires = Number(query.get('expires'));
  return <ReportPage link={{ token: query.get('token') ?? '', expires: expires || undefined }} />;
}
