import { type ReactNode, type Ref, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Order } from '#domain/order.ts';
import type { EmailProblem, Profile } from '#domain/profile.ts';
import type { ReadProfile } from '#domain/wire/profile.ts';
import styles from '#web/features/account/account.module.css';
import { useSignOut } from '#web/features/account/use-sign-out.ts';
import { ApiError } from '#web/platform/errors.ts';
import { paths } from '#web/platform/paths.ts';
import { isStaff } from '#web/platform/session.ts';
import type { SessionUser } from '#web/platform/session-state.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { loadProfile } from './api.ts';
import { ChangeEmailDialog } from './change-email.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import type { OrderSlots } from './order-entry.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import type { PaymentReturn } from './payment-return.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { readAccountQuery, type TabId, tabIn } from './query.ts';
import { SignUpBanner } from './sign-up-banner.tsx';
import { accountTexts, addressTexts, ordersTexts } from './texts.ts';
import { ThankYou } from './thank-you.tsx';
import { useOrders } from './use-orders.ts';

function SignOutButton() {
  const { isBusy, leave } = useSignOut();
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void leave()}>
      {shellTexts.signOut}
    </Button>
  );
}

type AccountHeadProps = {
  email: string;
  firstName: string | null;
  heading: Ref<HTMLHeadingElement>;
};

/** The name of the customer, and the buttons to sign out. */
function AccountHead({ email, firstName, heading }: AccountHeadProps) {
  const isMember = useLoaded(isStaff, true).data;
  return (
    <header className={styles.head}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {accountTexts.title}
        </h1>
        <p>
          <span className={styles.greeting}>{accountTexts.welcome(firstName)}</span>
          <span className={styles.address}>{email}</span>
        </p>
      </div>
      <div className={styles.ways}>
        {isMember && (
          <ButtonLink variant="line" size="small" to={paths.atelier}>
            {accountTexts.atelier}
          </ButtonLink>
        )}
        <SignOutButton />
      </div>
    </header>
  );
}

/** «E-mail non distribué»: no mail arrives until the address is corrected. */
function AddressProblem({ problem, onCorrect }: { problem: EmailProblem; onCorrect: () => void }) {
  return (
    <Notice tone="error" title={addressTexts.problem}>
      <p>{addressTexts.detail(problem)}</p>
      <p className={styles.action}>
        <Button variant="line" size="small" onClick={onCorrect}>
          {addressTexts.correct}
        </Button>
      </p>
    </Notice>
  );
}

/** §8 «Impossible de charger…»; the page itself reports an expired session. */
const useFailureToast = (error: unknown): void => {
  const toast = useToast();
  useEffect(() => {
    const isExpiry = error instanceof ApiError && error.code === 'signed_out';
    if (error === undefined || isExpiry) return;
    toast({ title: accountTexts.error, text: ordersTexts.loadFailed, tone: 'destructive' });
  }, [error, toast]);
};

export type AccountPersons = {
  readonly profile: Profile;
  readonly onProfile: (profile: Profile) => void;
  readonly orders: readonly Order[];
  readonly onOrders: () => void;
};

/** The answer about a payment has no birth, and is not told of what happens later; the list of orders has both. */
const listedOf = (paid: Order, orders: readonly Order[] = []): Order =>
  orders.find(({ id }) => id === paid.id) ?? paid;

type AccountHomeProps = {
  user: SessionUser;
  payment: PaymentReturn;
  heading: Ref<HTMLHeadingElement>;
  /** Called when the thank-you message of the payment is closed. */
  isThanked: boolean;
  onThanked: () => void;
  /** `onChanged` loads the orders again. */
  slots?: ((onChanged: () => void) => OrderSlots) | undefined;
  /** What the thank-you message shows of a paid order. */
  picture: (order: Order) => ReactNode;
  /** What the customer changes in the profile, and the other persons with the orders that may be for them. */
  persons: (account: AccountPersons) => ReactNode;
};

/** The account of a signed-in customer (§2). Orders load after the verification of a returning payment. */
export function AccountHome(props: AccountHomeProps) {
  const { user, payment, heading, isThanked, onThanked } = props;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const chosen = tabIn(state);
  const choose = (tab: TabId) => navigate({ pathname, search, hash }, { replace: true, state: { tab } });
  const [isCorrecting, setCorrecting] = useState(false);
  const toast = useToast();
  const orders = useOrders({
    isWanted: payment.state?.kind !== 'checking',
    canWait: payment.state?.kind === 'paid',
  });
  const profile = useLoaded(loadProfile, true);
  useFailureToast(orders.error);
  const current = chosen ?? readAccountQuery(search, hash).defaultTab;
  const dismissPayment = () => {
    // The default tab comes from the query, which is then removed.
    navigate(pathname, { replace: true, state: { tab: current } });
  };
  const problem = profile.data?.email_problem;
  const onChanged = (email: string) => {
    setCorrecting(false);
    toast({ title: addressTexts.saved, text: addressTexts.savedDetail(email), tone: 'success' });
    profile.reload();
    orders.reload();
  };
  const paid = payment.state?.kind === 'paid' ? payment.state.order : undefined;
  const slots = props.slots?.(orders.reload);
  // The thank-you page has the same fields: they stand in one place.
  const panel = (isHistory: boolean) => (
    <OrdersPanel
      orders={orders.data}
      hasFailed={orders.error !== undefined && !orders.data}
      onRetry={orders.reload}
      isHistory={isHistory}
      aim={chosen ? undefined : hash}
      problem={problem}
      slots={paid && !isThanked ? { ...slots, words: undefined } : slots}
    />
  );
  const profileOf = (data: ReadProfile | undefined) => (
    <ProfilePanel
      email={user.email}
      profile={data}
      hasFailed={profile.error !== undefined && !profile.data}
      onReload={profile.reload}
      onCorrect={() => setCorrecting(true)}
    >
      {data &&
        props.persons({
          profile: data,
          // The answer of a change has no sessions.
          onProfile: (next) => profile.change(({ sessions }) => ({ ...next, sessions })),
          orders: orders.data ?? [],
          onOrders: orders.reload,
        })}
    </ProfilePanel>
  );
  // The forms load on demand: until then nothing is painted that they would push down.
  const profilePanel = <Suspense fallback={profileOf(undefined)}>{profileOf(profile.data)}</Suspense>;
  const tabs = [
    { id: 'profile', label: accountTexts.tabs.profile, panel: profilePanel },
    { id: 'orders', label: accountTexts.tabs.orders, panel: panel(false) },
    { id: 'history', label: accountTexts.tabs.history, panel: panel(true) },
  ] as const;
  return (
    <>
      <AccountHead email={user.email} firstName={profile.data?.first_name ?? null} heading={heading} />
      <div className={styles.notices}>
        <PaymentNotice payment={payment} onDismiss={dismissPayment} />
        <SignUpBanner state={profile.data?.email_validated ? 'verified' : 'unverified'} />
        {profile.data?.closes_at && (
          <ClosingNotice closesAt={profile.data.closes_at} onKept={profile.reload} />
        )}
        {problem && <AddressProblem problem={problem} onCorrect={() => setCorrecting(true)} />}
      </div>
      <Tabs label={accountTexts.title} tabs={tabs} current={current} onChange={choose} />
      <ChangeEmailDialog
        open={isCorrecting}
        current={user.email}
        isConfirmed={profile.data?.email_validated === true && !problem}
        problem={problem}
        onClose={() => setCorrecting(false)}
        onChanged={onChanged}
      />
      <ThankYou
        order={isThanked ? undefined : paid}
        picture={paid && props.picture(listedOf(paid, orders.data))}
        words={paid && slots?.words?.(listedOf(paid, orders.data), onThanked)}
        onClose={onThanked}
      />
    </>
  );
}
