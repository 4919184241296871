import { ReportPage } from '#web/features/report/report-page.tsx';
import { useLinkToken } from '#web/platform/use-link-query.ts';

/** /rapport (decisions.md «Reports»): where the personal link of the mail leads. */
export default function ReportRoute() {
  return <ReportPage token={useLinkToken()} />;
}
