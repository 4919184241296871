import type { OpenSession } from '#domain/sessions.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './account.module.css';
import { sessionTexts as texts } from './session-texts.ts';
import { useSignOut } from './use-sign-out.ts';

const Session = ({ browser, system, signed_in_at, seen_at, here }: OpenSession) => (
  <li>
    <span>
      <strong>{texts.device(browser, system)}</strong>
      {here && ` · ${texts.here}`}
    </span>
    <span className="meta">
      {texts.since(ownLongDate(new Date(signed_in_at)))}
      {!here && ` · ${texts.seen(ownLongDate(new Date(seen_at)))}`}
    </span>
  </li>
);

export const Sessions = ({ sessions }: { sessions: readonly OpenSession[] | undefined }) =>
  sessions ? (
    <ul className={styles.sessions}>
      {sessions.map((session) => (
        <Session key={`${session.signed_in_at} ${session.seen_at}`} {...session} />
      ))}
    </ul>
  ) : (
    <p>{texts.unknown}</p>
  );

/** Where the account is signed in, and the button that ends every session, this one included. */
export function SignedIn(props: Parameters<typeof Sessions>[0]) {
  const { isBusy, leave } = useSignOut({ everywhere: true });
  return (
    <section className={styles.everywhere} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{texts.title}</h2>
      <Sessions {...props} />
      <p>{texts.why}</p>
      <Button variant="line" size="small" busy={isBusy} onClick={() => void leave()}>
        {texts.everywhere}
      </Button>
    </section>
  );
}
