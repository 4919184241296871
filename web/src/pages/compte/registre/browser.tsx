import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import { registerTexts } from '#web/features/register/texts.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Loading } from '#web/shell/loading.tsx';
import { GoLink } from '#web/ui/button.tsx';
import plain from '#web/ui/plain-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { pageTexts } from './texts.ts';

// The list of files that every page reads stays short.
const Register = lazy(() => import('./register.tsx'));

const SignedOut = ({ hasExpired }: { hasExpired: boolean }) => (
  <>
    <p>{hasExpired ? pageTexts.expired : pageTexts.signIn}</p>
    <SignInCard />
  </>
);

/** /compte/registre?commande=…: who opened the data of an order, when and why. */
export default function RegisterPage() {
  const { user, loading, expired } = useSession();
  const order = new URLSearchParams(useLocation().search).get('commande') ?? '';
  const heading = useFocusOnChange(loading ? undefined : (user?.id ?? 'signed-out'));
  return (
    <div className={`wrap ${plain.page}`}>
      {/* Above, so that it stays in its place when the register arrives. */}
      <p>
        <GoLink to={paths.account}>{pageTexts.back}</GoLink>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {registerTexts.title}
      </h1>
      {loading && <Loading />}
      {!loading && !user && <SignedOut hasExpired={expired} />}
      {user && order === '' && <p role="status">{pageTexts.missing}</p>}
      {user && order !== '' && (
        <Suspense fallback={<Spinner text={pageTexts.loading} />}>
          <Register key={`${user.id} ${order}`} orderId={order} />
        </Suspense>
      )}
    </div>
  );
}
