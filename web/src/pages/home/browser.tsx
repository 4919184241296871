import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Fragment } from '#web/platform/fragment.tsx';
import { useHydrated } from '#web/platform/hydrated.ts';
import styles from './created.module.css';

const AccountCreatedBanner = lazy(async () => {
  const { AccountCreatedBanner: Banner } = await import('#web/features/account/account-created-banner.tsx');
  return { default: Banner };
});

/** Loaded only after the validation of an e-mail (§2). */
const Created = () => {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || !new URLSearchParams(search).has('account_created')) return null;
  return (
    <Suspense>
      <div className={`wrap ${styles.created}`}>
        <AccountCreatedBanner />
      </div>
    </Suspense>
  );
};

export default function Home() {
  return (
    <>
      <Created />
      <Fragment id="home" />
    </>
  );
}
