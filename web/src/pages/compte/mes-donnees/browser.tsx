import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { Loading } from '#web/shell/loading.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import plain from '#web/ui/plain-page.module.css';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { Correct } from './correct.tsx';
import { ExportPanel } from './export-panel.tsx';
import styles from './mes-donnees.module.css';
import { Rights } from './rights.tsx';
import { dataTexts as texts } from './texts.ts';

const SignedOut = ({ hasExpired }: { hasExpired: boolean }) => (
  <div className={styles.signedOut}>
    <p>{hasExpired ? texts.expired : texts.signIn}</p>
    <PlatePage drawing="polaire">
      <SignInCard />
    </PlatePage>
  </div>
);

/** /compte/mes-donnees */
export default function MyDataPage() {
  const { user, loading, expired } = useSession();
  return (
    <div className={classes('wrap', plain.page)}>
      <p className={styles.back}>
        <Link to={paths.account}>{texts.back}</Link>
      </p>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {loading && <Loading />}
      {!loading && (user ? <ExportPanel key={user.id} /> : <SignedOut hasExpired={expired} />)}
      {!loading && <Rights />}
      {!loading && user && <Correct key={`correct ${user.id}`} userId={user.id} />}
    </div>
  );
}
