import { useLocation } from 'react-router-dom';
import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import type { ReportAddress } from '#web/platform/kept-reports.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { Loading } from '#web/shell/loading.tsx';
import { Reader } from './reader.tsx';
import { NoReport, State } from './states.tsx';
import { readingTexts as texts } from './texts.ts';
import { useReport } from './use-report.ts';

function OwnReport({ user, address }: { user: string; address: ReportAddress }) {
  const { state, again, showNewer, keeping } = useReport(user, address);
  if (state.kind !== 'reading') return <NoReport state={state} onRetry={again} />;
  return <Reader reading={state} address={address} keeping={keeping} onNewer={showNewer} />;
}

/** Before the session is known, and for visitors without one. */
function NotSignedIn({ isLoading, hasExpired }: { isLoading: boolean; hasExpired: boolean }) {
  return (
    <State title={texts.title}>
      {isLoading ? (
        <Loading />
      ) : (
        <>
          <p>{hasExpired ? texts.expired : texts.signIn}</p>
          <SignInCard />
        </>
      )}
    </State>
  );
}

/** /compte/lecture?commande=…&service=… */
export default function ReadingPage() {
  const { user, loading, expired } = useSession();
  const query = new URLSearchParams(useLocation().search);
  if (loading || !user) return <NotSignedIn isLoading={loading} hasExpired={expired} />;
  const address = { order: query.get('commande') ?? '', service: query.get('service') ?? '' };
  if (address.order === '' || address.service === '') return <NoReport state={{ kind: 'missing' }} />;
  return (
    <OwnReport key={`${user.id} ${address.order} ${address.service}`} user={user.id} address={address} />
  );
}
