import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { formatLongDateTime } from '#domain/dates.ts';
import { orderNumber } from '#domain/order.ts';
import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import { lineId, RegisterLines } from '#web/features/register/register-lines.tsx';
import { registerTexts } from '#web/features/register/texts.ts';
import { ApiError } from '#web/platform/errors.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { pagedBy, usePages } from '#web/platform/use-pages.ts';
import { Loading } from '#web/shell/loading.tsx';
import { Button, GoLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Paged } from '#web/ui/paged.tsx';
import plain from '#web/ui/plain-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { loadAccesses } from '../api.ts';
import { pageTexts } from './texts.ts';

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

const Missing = () => <p role="status">{pageTexts.missing}</p>;

/** The register of one order, once the session is known. */
function Register({ orderId }: { orderId: string }) {
  const load = useCallback(
    (after: string | undefined, signal?: AbortSignal) => loadAccesses(orderId, after, signal),
    [orderId],
  );
  const pages = usePages(load, lineId);
  const { data, error, reload } = pages;
  if (isMissing(error)) return <Missing />;
  if (!data && error !== undefined)
    return (
      <>
        <Notice tone="error" title={pageTexts.failed} />
        <p>
          <Button variant="line" size="small" onClick={reload}>
            {pageTexts.retry}
          </Button>
        </p>
      </>
    );
  if (!data) return <Spinner text={pageTexts.loading} />;
  return (
    <>
      <p className="meta">{pageTexts.ofOrder(orderNumber(orderId))}</p>
      <p>{pageTexts.intro}</p>
      {data.items.length === 0 ? (
        <p role="status">{pageTexts.none}</p>
      ) : (
        <Paged {...pagedBy(pages)}>
          <RegisterLines accesses={data.items} whenOf={({ at }) => formatLongDateTime(new Date(at))} />
        </Paged>
      )}
    </>
  );
}

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
      {user && (order === '' ? <Missing /> : <Register key={`${user.id} ${order}`} orderId={order} />)}
    </div>
  );
}
