import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Mailing, mailingPage, mailingParameter, mailings, mailingsPath } from '#domain/mailings.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { readTab, writeTab } from '#web/platform/tab-storage.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Loading } from '#web/shell/loading.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import plain from '#web/ui/plain-page.module.css';
import styles from './courriers.module.css';
import { LinkedMailing } from './linked-mailing.tsx';
import { Mailings } from './mailings.tsx';
import { OwnMailings } from './own-mailings.tsx';
import { mailingsTexts } from './texts.ts';

type MailLink = {
  /** The sort of the mail that led here; undefined for all sorts. */
  readonly only: Mailing | undefined;
  /** The secret of a guidance's link. */
  readonly token: string | undefined;
};

const key = `link:${mailingsPath}` as const;

/**
 * The query of this page. The secret leaves address bar and history like that of every mailed link (`useLinkQuery`), but
 * the sort stays there, so that the same tab can show all sorts later.
 */
const useMailLink = (): MailLink => {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const sent = query.get('token');
  const only = mailings.find((one) => one === query.get(mailingParameter));
  const [token] = useState(() => sent ?? readTab(key));
  useEffect(() => {
    if (sent === null) return;
    writeTab(key, sent);
    navigate(mailingPage('guidance'), { replace: true });
  }, [sent, navigate]);
  return { only, token: only === 'guidance' && token !== '' ? token : undefined };
};

// A reader who comes from a mail's foot needs no form.
const SignIn = lazy(() => import('./sign-in.tsx'));

type SignedOutProps = { only: Mailing | undefined; hasExpired: boolean };

const SignedOut = ({ only, hasExpired }: SignedOutProps) => (
  <>
    <Mailings
      only={only}
      guidance={<p className={styles.choice}>{hasExpired ? mailingsTexts.expired : mailingsTexts.signIn}</p>}
    />
    <div className={styles.signedOut}>
      <Suspense fallback={<Loading />}>
        <SignIn />
      </Suspense>
    </div>
  </>
);

/** A sort that is always sent tells everybody the same; only the guidance needs a session or its link. */
function Body({ only, token }: MailLink) {
  const { user, expired } = useSession();
  if (token !== undefined) return <LinkedMailing token={token} />;
  if (only !== undefined && only !== 'guidance') return <Mailings only={only} />;
  if (user) return <OwnMailings key={user.id} only={only} />;
  return <SignedOut only={only} hasExpired={expired} />;
}

/** /compte/courriers, and the page of every mail's foot. */
export default function MailingsPage() {
  const { user, loading } = useSession();
  const link = useMailLink();
  const heading = useFocusOnChange(loading ? undefined : (user?.id ?? 'signed-out'));
  return (
    <div className={classes('wrap', plain.page)}>
      <p className={styles.back}>
        <Link to={paths.account}>{mailingsTexts.back}</Link>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {mailingsTexts.title}
      </h1>
      <p>{mailingsTexts.intro}</p>
      {loading ? <Loading /> : <Body {...link} />}
    </div>
  );
}
