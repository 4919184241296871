import { useSession } from '#web/platform/session-react.tsx';
import { shellTexts as texts } from '#web/texts/shell.ts';
import { Link } from '#web/ui/link.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './header.module.css';
import { paths } from './paths.ts';

/** «Se connecter», «Déconnexion», or a ring while the session is not known yet (§2). */
export const SessionLink = () => {
  const { user, loading, signOut } = useSession();
  const toast = useToast();
  const leave = () =>
    signOut().then(
      () => toast({ tone: 'success', title: texts.signedOut }),
      () => toast({ tone: 'destructive', ...texts.signOutFailed }),
    );
  if (loading) {
    return (
      <span className={styles.ring} role="status">
        <span className="sr">{texts.sessionLoading}</span>
      </span>
    );
  }
  if (!user) return <Link to={paths.auth}>{texts.signIn}</Link>;
  return (
    <button type="button" onClick={() => void leave()}>
      {texts.signOut}
    </button>
  );
};
