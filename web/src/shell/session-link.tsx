import { useSignOut } from '#web/features/account/use-sign-out.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { shellTexts as texts } from '#web/texts/shell.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './header.module.css';

const SignOut = () => {
  const { leave } = useSignOut();
  return (
    <button type="button" onClick={() => void leave()}>
      {texts.signOut}
    </button>
  );
};

/** «Se connecter», «Déconnexion», or a spinner while the session is unknown (§2). */
export const SessionLink = () => {
  const { user, loading } = useSession();
  if (loading) {
    return (
      <span className={styles.ring} role="status">
        <span className="sr">{texts.sessionLoading}</span>
      </span>
    );
  }
  return user ? <SignOut /> : <Link to={paths.auth}>{texts.signIn}</Link>;
};
