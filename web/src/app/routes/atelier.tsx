import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';
import styles from '#web/features/atelier/atelier.module.css';
import { Atelier } from '#web/features/atelier/atelier.tsx';
import { AtelierHead } from '#web/features/atelier/atelier-head.tsx';
import { readAtelierQuery } from '#web/features/atelier/query.ts';
import { CredentialsForm } from '#web/features/auth/credentials-form.tsx';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { atelierTexts as texts } from '#web/texts/atelier.ts';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type SignedOutProps = { hasExpired: boolean; heading: Ref<HTMLHeadingElement> };

/** Nobody signs up here: accounts of the atelier are made by the shop. */
const SignedOut = ({ hasExpired, heading }: SignedOutProps) => (
  <>
    <AtelierHead heading={heading} />
    <div className={styles.signedOut}>
      <Notice tone="info" title={hasExpired ? texts.expired : texts.signInFirst} />
      <CredentialsForm mode="sign-in" place="account" />
    </div>
  </>
);

/** /atelier: where experts and administrators work (decisions.md «L'atelier»). */
export default function AtelierRoute() {
  const { user, loading, expired } = useSession();
  const { part } = readAtelierQuery(useLocation().search);
  const place = part ? `${part.order_id} ${part.service}` : user?.id;
  const heading = useFocusOnChange(loading ? undefined : user ? place : 'signed-out');
  return (
    <div className={classes('wrap', styles.page)}>
      {loading && (
        <>
          <AtelierHead />
          <Spinner text={texts.loading} />
        </>
      )}
      {!loading && user && <Atelier key={user.id} heading={heading} />}
      {!loading && !user && <SignedOut hasExpired={expired} heading={heading} />}
    </div>
  );
}
