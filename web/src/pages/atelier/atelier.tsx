import { lazy, type Ref, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#web/platform/errors.ts';
import { paths } from '#web/platform/paths.ts';
import { lacksFactor } from '#web/platform/session.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './atelier.module.css';
import { AtelierHead } from './atelier-head.tsx';
import { AtelierHome } from './atelier-home.tsx';
import { Failure } from './failure.tsx';
import { PartPage } from './part-page.tsx';
import { readAtelierQuery, viewAddress } from './query.ts';
import { atelierTexts as texts } from './texts.ts';
import { useQueue } from './use-queue.ts';

/** Signed in, but neither as an expert nor as an administrator. */
const Refusal = () => (
  <div className={styles.state}>
    <Notice tone="info" title={texts.refused}>
      <p>{texts.refusedDetail}</p>
    </Notice>
    <p className={styles.actions}>
      <ButtonLink to={paths.account}>{texts.toAccount}</ButtonLink>
      <ButtonLink variant="line" to={paths.home}>
        {texts.toHome}
      </ButtonLink>
    </p>
  </div>
);

const Enrolment = lazy(async () => ({ default: (await import('./enrolment.tsx')).Enrolment }));

/** The page for users outside the atelier, and for those without the required second factor. */
function Refused({ onEnrolled }: { onEnrolled: () => void }) {
  const { user } = useSession();
  const { data: isWithoutFactor, error } = useLoaded(lacksFactor, true);
  const waiting = <Skeleton label={texts.loading} />;
  if (isWithoutFactor === undefined && error === undefined) return waiting;
  if (!isWithoutFactor || !user) return <Refusal />;
  return (
    <Suspense fallback={waiting}>
      <Enrolment email={user.email} onDone={onEnrolled} />
    </Suspense>
  );
}

/** The atelier of a signed-in user: the lists, or one part. The queue stays loaded while a part is open. */
export function Atelier({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { part, view, search } = readAtelierQuery(useLocation().search);
  const queue = useQueue();
  const { data, error } = queue;
  if (data && part) {
    return (
      <PartPage
        key={`${part.order_id} ${part.service}`}
        part={part}
        me={data.me}
        now={data.at}
        back={viewAddress(view)}
        heading={heading}
        onMoved={queue.reload}
      />
    );
  }
  if (data) {
    return <AtelierHome queue={queue} data={data} view={view} search={search} heading={heading} />;
  }
  const isRefused = error instanceof ApiError && error.status === 403;
  return (
    <>
      <AtelierHead heading={heading} />
      {error === undefined && <Skeleton label={texts.loading} />}
      {isRefused && <Refused onEnrolled={queue.reload} />}
      {error !== undefined && !isRefused && (
        <Failure title={texts.failed} error={error} onRetry={queue.reload} />
      )}
    </>
  );
}
