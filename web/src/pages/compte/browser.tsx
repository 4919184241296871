import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from '#web/features/account/account.module.css';
import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Loading } from '#web/shell/loading.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { AccountHome } from './account-home.tsx';
import { Frontispiece } from './frontispiece.tsx';
import { OrderBirth } from './order-birth.tsx';
import { OrderChart } from './order-chart.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { type PaymentReturn, usePaymentReturn } from './payment-return.ts';
import { readAccountQuery } from './query.ts';
import { SignUpBanner } from './sign-up-banner.tsx';
import { accountTexts as texts } from './texts.ts';
import { WordsLoading } from './words/words-loading.tsx';

// The form of a birth is large and only the profile needs it.
const OwnData = lazy(() => import('./own-data.tsx'));
// Most visits change no word.
const WordsPanel = lazy(() => import('./words/words-panel.tsx'));

type SignedOutProps = { payment: PaymentReturn; hasExpired: boolean };

/** The form waits for the verification of a payment, which may sign this browser in. */
function SignedOut({ payment, hasExpired }: SignedOutProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <div className={styles.signedOut}>
      <PaymentNotice payment={payment} onDismiss={() => navigate(pathname, { replace: true })} />
      <SignUpBanner state="signedOut" />
      {hasExpired && <Notice tone="info" title={texts.expired} />}
      {payment.state?.kind !== 'checking' && (
        <PlatePage drawing="pole">
          <SignInCard />
        </PlatePage>
      )}
    </div>
  );
}

/** /compte (§2 «Account»). */
export default function AccountRoute() {
  const { user, loading, expired } = useSession();
  const { search, hash } = useLocation();
  const payment = usePaymentReturn(readAccountQuery(search, hash).sessionId);
  const [thanked, setThanked] = useState<string>();
  const [corrected, setCorrected] = useState<string>();
  const isThanked = user !== undefined && thanked === user.id;
  // Nothing had the focus before the message: without the title the tab order would continue in the footer.
  const view = `${user?.id ?? 'signed-out'} ${isThanked}`;
  const heading = useFocusOnChange(loading ? undefined : view);
  return (
    <div className={classes('wrap', styles.page)}>
      {user ? (
        <AccountHome
          key={user.id}
          user={user}
          payment={payment}
          heading={heading}
          isThanked={isThanked}
          onThanked={() => setThanked(user.id)}
          picture={(order) => <Frontispiece order={order} />}
          slots={(onChanged) => ({
            words: (order, onLater) => (
              <Suspense fallback={<WordsLoading order={order} />}>
                <WordsPanel order={order} onOlder={onChanged} onLater={onLater} />
              </Suspense>
            ),
            chart: (order) => <OrderChart order={order} />,
            birth: (order) => (
              <OrderBirth
                order={order}
                isOpen={corrected === order.id}
                onOpen={(isOpen) => setCorrected(isOpen ? order.id : undefined)}
                onChanged={onChanged}
              />
            ),
          })}
          persons={(account) => <OwnData {...account} />}
        />
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {texts.title}
          </h1>
          {loading ? <Loading /> : <SignedOut payment={payment} hasExpired={expired} />}
        </>
      )}
    </div>
  );
}
