import { type Ref, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { ApiError } from '#web/platform/errors.ts';
import { isStaff } from '#web/platform/session.ts';
import type { SessionUser } from '#web/platform/session-state.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { ordersTexts, accountTexts as texts } from '#web/texts/account.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './account.module.css';
import { loadProfile } from './api.ts';
import { OrdersPanel } from './orders-panel.tsx';
import { PaymentNotice, ThankYou } from './payment-messages.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { readAccountQuery, type TabId } from './query.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { SignUpBanner } from './sign-up-banner.tsx';
import { useOrders } from './use-orders.ts';
import type { PaymentReturn } from './use-payment-return.ts';

/** §8 «Impossible de charger…»; a session that ended meanwhile is told by the page itself. */
const useFailureToast = (error: unknown): void => {
  const toast = useToast();
  useEffect(() => {
    const isExpiry = error instanceof ApiError && error.code === 'signed_out';
    if (error === undefined || isExpiry) return;
    toast({ title: texts.error, text: ordersTexts.loadFailed, tone: 'destructive' });
  }, [error, toast]);
};

type AccountHomeProps = { user: SessionUser; payment: PaymentReturn; heading: Ref<HTMLHeadingElement> };

/** The account of a signed-in customer (§2). Orders load once a payment on its way in is verified. */
export function AccountHome({ user, payment, heading }: AccountHomeProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [chosen, choose] = useState<TabId>();
  const [isThanked, setThanked] = useState(false);
  const orders = useOrders({
    isWanted: payment.state?.kind !== 'checking',
    canWait: payment.state?.kind === 'paid',
  });
  const profile = useLoaded(loadProfile, true);
  const isMember = useLoaded(isStaff, true).data;
  useFailureToast(orders.error);
  const current = chosen ?? readAccountQuery(search, hash).defaultTab;
  const dismissPayment = () => {
    // The default tab comes from the query that goes.
    choose(current);
    navigate(pathname, { replace: true });
  };
  const paid = payment.state?.kind === 'paid' ? payment.state.order : undefined;
  const panel = (isHistory: boolean) => (
    <OrdersPanel
      orders={orders.data}
      hasFailed={orders.error !== undefined && !orders.data}
      onRetry={orders.reload}
      isHistory={isHistory}
    />
  );
  const profilePanel = (
    <ProfilePanel
      email={user.email}
      profile={profile.data}
      hasFailed={profile.error !== undefined && !profile.data}
      onReload={profile.reload}
    />
  );
  const tabs = [
    { id: 'profile', label: texts.tabs.profile, panel: profilePanel },
    { id: 'orders', label: texts.tabs.orders, panel: panel(false) },
    { id: 'history', label: texts.tabs.history, panel: panel(true) },
  ] as const;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {texts.title}
          </h1>
          <p>
            <span className={styles.greeting}>{texts.welcome(profile.data?.first_name ?? null)}</span>
            <span className={styles.address}>{user.email}</span>
          </p>
        </div>
        <div className={styles.ways}>
          {isMember && (
            <ButtonLink variant="line" size="small" to={paths.atelier}>
              {texts.atelier}
            </ButtonLink>
          )}
          <SignOutButton />
        </div>
      </header>
      <div className={styles.notices}>
        <SignUpBanner state={profile.data?.email_validated ? 'proven' : 'unproven'} />
        <PaymentNotice payment={payment} onDismiss={dismissPayment} />
      </div>
      <Tabs label={texts.title} tabs={tabs} current={current} onChange={choose} />
      <ThankYou order={isThanked ? undefined : paid} onClose={() => setThanked(true)} />
    </>
  );
}
