import { mailingsPath } from '#domain/mailings.ts';
import type { OpenSession } from '#domain/sessions.ts';
import type { ReadProfile } from '#domain/wire/profile.ts';
import { useSignOut } from '#web/features/account/use-sign-out.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { paths } from '#web/platform/paths.ts';
import { ChangePassword } from './change-password.tsx';
import { closingTexts } from './closing-texts.ts';
import ledger from './ledger.module.css';
import styles from './profile.module.css';
import { TextButton, TextLink } from './text-button.tsx';
import { passwordTexts, profileTexts, sessionTexts } from './texts.ts';

/** Leads to the page that says what closing the account does. */
export const CloseLink = () => (
  <div className={styles.close}>
    <p>{closingTexts.why}</p>
    <TextLink to={paths.closing}>{closingTexts.close}</TextLink>
  </div>
);

const Session = ({ browser, system, signed_in_at, seen_at, here }: OpenSession) => (
  <li>
    <span>
      <strong>{sessionTexts.device(browser, system)}</strong>
      {here && <span>{` · ${sessionTexts.here}`}</span>}
    </span>
    <span className="meta">{sessionTexts.since(ownLongDate(new Date(signed_in_at)))}</span>
    {!here && <span className="meta">{sessionTexts.seen(ownLongDate(new Date(seen_at)))}</span>}
  </li>
);

export const Sessions = ({ sessions }: { sessions: readonly OpenSession[] | undefined }) =>
  sessions ? (
    <div className={ledger.place}>
      <ul className={ledger.ledger}>
        {sessions.map((session) => (
          <Session key={`${session.signed_in_at} ${session.seen_at}`} {...session} />
        ))}
      </ul>
    </div>
  ) : (
    <p>{sessionTexts.unknown}</p>
  );

/** Where the account is signed in, and the button that ends every session, this one included. */
function SignedIn(props: Parameters<typeof Sessions>[0]) {
  const { isBusy, leave } = useSignOut({ everywhere: true });
  return (
    <section className={styles.section} aria-labelledby="sessions-title">
      <h3 id="sessions-title">{sessionTexts.title}</h3>
      <Sessions {...props} />
      <p className={styles.words}>{sessionTexts.why}</p>
      <p>
        <TextButton busy={isBusy} onClick={() => void leave()}>
          {sessionTexts.everywhere}
        </TextButton>
      </p>
    </section>
  );
}

type SecurityProps = { profile: ReadProfile; onReload: () => void };

/** Password, devices, and what the shop keeps. */
export const Security = ({ profile, onReload }: SecurityProps) => (
  <>
    <div className={styles.section}>
      <div className={styles.head}>
        <h3>{passwordTexts.title}</h3>
        <ChangePassword onChanged={onReload} />
      </div>
    </div>
    <SignedIn sessions={profile.sessions} />
    <div className={styles.section}>
      <h3>{profileTexts.kept}</h3>
      <p className={styles.ways}>
        <TextLink to={paths.myData}>{profileTexts.myData}</TextLink>
        <TextLink to={mailingsPath}>{profileTexts.mailings}</TextLink>
      </p>
    </div>
  </>
);
