import type { HeldOrder } from '#domain/wire/closing.ts';
import styles from '#web/features/account/account.module.css';
import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import { useHydrated } from '#web/platform/hydrated.ts';
import { paths, withdrawalOf } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Loading } from '#web/shell/loading.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { ClosingNotice } from '../closing-notice.tsx';
import { CloseForm, loadClosing } from './close-form.tsx';
import { KeepByLink } from './keep-by-link.tsx';
import { closeTexts, heldTexts } from './texts.ts';

type ListProps = { title: string; lines: readonly string[] };

function Lines({ title, lines }: ListProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** What an erasure does: it is read before the password is typed. */
function Effects() {
  return (
    <>
      <Lines title={closeTexts.gone} lines={closeTexts.goneList} />
      <Lines title={closeTexts.stays} lines={closeTexts.staysList} />
      <section className={styles.part}>
        <h2>{closeTexts.backups}</h2>
        <p>{closeTexts.backupsDetail}</p>
      </section>
      <p className={styles.before}>
        {closeTexts.before} <Link to={paths.account}>{closeTexts.toOrders}</Link>
      </p>
    </>
  );
}

const orders = `${paths.account}#orders`;
const wayOf = ({ order_id, reason }: HeldOrder): string => {
  if (reason === 'writing') return withdrawalOf(order_id);
  return reason === 'payment' || reason === 'refund' ? orders : paths.contact;
};

/** The orders that hold the closing back, each with the way to end it. */
function HeldOrders({ held, isAsked }: { held: readonly HeldOrder[]; isAsked: boolean }) {
  return (
    <Notice tone="info" title={isAsked ? heldTexts.waiting : heldTexts.title}>
      <ul className={styles.held}>
        {held.map((order) => (
          <li key={order.order_id}>
            <strong>{heldTexts.order(order.order_id)}</strong> {heldTexts.reasons[order.reason]}{' '}
            <Link to={wayOf(order)}>{heldTexts.actions[order.reason]}</Link>
          </li>
        ))}
      </ul>
      {isAsked && <p>{heldTexts.waitingDetail}</p>}
    </Notice>
  );
}

function OwnAccount({ email }: { email: string }) {
  const closing = useLoaded(loadClosing, true);
  const { data, error, reload } = closing;
  const heading = useFocusOnChange(data && `${data.closes_at ?? ''}`);
  const hasFailed = error !== undefined && !data;
  const isAsked = data?.closes_at !== undefined;
  return (
    <div className={styles.close}>
      <h1 ref={heading} tabIndex={-1}>
        {closeTexts.title}
      </h1>
      {data?.closes_at && <ClosingNotice closesAt={data.closes_at} onKept={reload} isHere />}
      {data && data.held.length > 0 && <HeldOrders held={data.held} isAsked={isAsked} />}
      {!isAsked && <p>{closeTexts.intro}</p>}
      <Effects />
      {!data && !hasFailed && <Loading />}
      {hasFailed && (
        <div className={styles.again}>
          <Notice tone="error" title={closeTexts.loadFailed} />
          <Button variant="line" onClick={reload}>
            {closeTexts.retry}
          </Button>
        </div>
      )}
      {data && !isAsked && data.held.length === 0 && (
        <CloseForm email={email} onAsked={(next) => closing.change(() => next)} />
      )}
    </div>
  );
}

/** /compte/fermer, and the mailed link that takes the wish back. */
export default function CloseRoute() {
  const { user, loading } = useSession();
  const query = new URLSearchParams(useLinkQuery());
  const isByLink = useHydrated() && query.has('token');
  if (isByLink)
    return (
      <div className={classes('wrap', styles.page)}>
        <KeepByLink query={query} />
      </div>
    );
  return (
    <div className={classes('wrap', styles.page)}>
      {user ? (
        <OwnAccount key={user.id} email={user.email} />
      ) : (
        <>
          <h1>{closeTexts.title}</h1>
          {loading ? (
            <Loading />
          ) : (
            <div className={styles.signedOut}>
              <p>{closeTexts.signIn}</p>
              <PlatePage drawing="pole">
                <SignInCard />
              </PlatePage>
            </div>
          )}
        </>
      )}
    </div>
  );
}
