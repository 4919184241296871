import { useEffect } from 'react';
import { hasExpired } from '#domain/links.ts';
import styles from '#web/features/reset/reset.module.css';
import { useHydrated } from '#web/platform/hydrated.ts';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { classes } from '#web/ui/classes.ts';
import { NoScript } from '#web/ui/no-script.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { ChooseForm } from './choose-form.tsx';
import { purposeOf, purposes } from './purposes.ts';

/** /nouveau-mot-de-passe?token=…: takes the new password for a reset, a restored address or an invitation. */
export default function NewPasswordRoute() {
  const query = new URLSearchParams(useLinkQuery());
  const isReady = useHydrated();
  const purpose = isReady ? purposeOf(query) : 'reset';
  const { tab } = purposes[purpose];
  const token = query.get('token') ?? '';
  const isExpired = hasExpired(query, new Date());
  useEffect(() => {
    if (tab !== undefined) document.title = tab;
  }, [tab]);
  return (
    <div className={classes('wrap', styles.page)}>
      <h1>{purposes[purpose].title}</h1>
      <NoScript />
      <PlatePage drawing={isReady && (isExpired || !token) ? 'hour' : 'pole'}>
        <ChooseForm token={token} purpose={purpose} isExpired={isExpired} isReady={isReady} />
      </PlatePage>
    </div>
  );
}
