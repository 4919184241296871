import { type OwnRequest, ownRequests } from '#domain/wire/own-requests.ts';
import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import { call } from '#web/platform/api-client.ts';
import { asking, paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Loading } from '#web/shell/loading.tsx';
import { Link } from '#web/ui/link.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { Correct } from './correct.tsx';
import { ExportPanel } from './export-panel.tsx';
import styles from './mes-donnees.module.css';
import { Places } from './places.tsx';
import { dataTexts, rightsTexts } from './texts.ts';

/** Says where each right is used; it is shown without a session, too. */
const Rights = ({ asking }: { asking: string }) => (
  <section className={styles.main} aria-labelledby="rights-title">
    <h2 id="rights-title">{rightsTexts.title}</h2>
    <Places places={[...rightsTexts.rights, { to: asking, ...rightsTexts.asking }]} />
    <p>
      <Link className={styles.policy} to={paths.privacy}>
        {rightsTexts.policy}
      </Link>
    </p>
  </section>
);

const SignedOut = ({ hasExpired }: { hasExpired: boolean }) => (
  <div className={styles.signedOut}>
    <p>{hasExpired ? dataTexts.expired : dataTexts.signIn}</p>
    <PlatePage drawing="pole">
      <SignInCard />
    </PlatePage>
  </div>
);

const loadRequests = async (signal: AbortSignal): Promise<readonly OwnRequest[]> =>
  (await call(ownRequests, { signal })).requests;

/** Each step of an export is also a line of the requests below. */
const SignedIn = ({ userId }: { userId: string }) => {
  const requests = useLoaded(loadRequests, true);
  return (
    <div className={styles.page}>
      <ExportPanel onStep={requests.reload} />
      <Rights asking={asking} />
      <Correct userId={userId} requests={requests} />
    </div>
  );
};

/** What stands below the title, once its files are there. */
export default function MyData() {
  const { user, loading, expired } = useSession();
  if (loading) return <Loading />;
  if (user) return <SignedIn key={user.id} userId={user.id} />;
  return (
    <div className={styles.page}>
      <SignedOut hasExpired={expired} />
      <Rights asking={rightsTexts.byMail} />
    </div>
  );
}
