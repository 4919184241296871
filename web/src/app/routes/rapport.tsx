import { useLocation } from 'react-router-dom';
import { ReportPage } from '#web/features/report/report-page.tsx';

/** /rapport (decisions.md «Reports»): where the personal link of the mail leads. */
export default function ReportRoute() {
  return <ReportPage token={new URLSearchParams(useLocation().search).get('token')} />;
}
