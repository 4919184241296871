import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Loading } from '#web/shell/loading.tsx';
import { Link } from '#web/ui/link.tsx';
import plain from '#web/ui/plain-page.module.css';
import styles from './conversation.module.css';
import { conversationTexts as texts } from './texts.ts';

// The list of files that every page reads stays short.
const Conversation = lazy(() => import('./conversation.tsx'));

/**
 * /compte/conversation?commande=…&service=…: what customer and expert write to each other about a consultation. With
 * `demande=correction` it is the request for the correction of its report.
 */
export default function ConversationPage() {
  const { user, loading, expired } = useSession();
  const query = new URLSearchParams(useLocation().search);
  const address = {
    ...{ order: query.get('commande') ?? '', service: query.get('service') ?? '' },
    isCorrection: query.get('demande') === 'correction',
  };
  const heading = useFocusOnChange(
    loading ? undefined : `${user?.id ?? 'signed-out'} ${address.isCorrection}`,
  );
  return (
    <div className={`wrap ${plain.page}`}>
      {/* Above, so that it stays in its place when the conversation arrives. */}
      <p className={styles.back}>
        <Link to={`${paths.account}#commandes`}>{texts.back}</Link>
      </p>
      {user ? (
        <Suspense fallback={<Loading />}>
          <Conversation
            key={`${user.id} ${address.order} ${address.service} ${address.isCorrection}`}
            {...{ user: user.id, address, heading }}
          />
        </Suspense>
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {texts.title}
          </h1>
          {loading && <Loading />}
          {!loading && (
            <>
              <p>{expired ? texts.expired : texts.signIn}</p>
              <SignInCard />
            </>
          )}
        </>
      )}
    </div>
  );
}
