import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { mailingsPath } from '#domain/mailings.ts';
import type { OpenSession } from '#domain/sessions.ts';
import type { ReadProfile } from '#domain/wire/profile.ts';
import styles from '#web/features/account/account.module.css';
import { useResendValidation } from '#web/features/account/use-resend-validation.ts';
import { useSignOut } from '#web/features/account/use-sign-out.ts';
import { ownLongDate } from '#web/platform/own-time.ts';
import { paths } from '#web/platform/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChangePassword } from './change-password.tsx';
import { closingTexts } from './closing-texts.ts';
import { accountTexts, addressTexts, profileTexts, sessionTexts } from './texts.ts';

/** Leads to the page that says what closing the account does. */
function CloseLink() {
  return (
    <div className={styles.everywhere}>
      <p>{closingTexts.why}</p>
      <ButtonLink variant="line" size="small" to={paths.closing}>
        {closingTexts.close}
      </ButtonLink>
    </div>
  );
}

const Session = ({ browser, system, signed_in_at, seen_at, here }: OpenSession) => (
  <li>
    <span>
      <strong>{sessionTexts.device(browser, system)}</strong>
      {here && ` · ${sessionTexts.here}`}
    </span>
    <span className="meta">
      {sessionTexts.since(ownLongDate(new Date(signed_in_at)))}
      {!here && ` · ${sessionTexts.seen(ownLongDate(new Date(seen_at)))}`}
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
    <p>{sessionTexts.unknown}</p>
  );

/** Where the account is signed in, and the button that ends every session, this one included. */
function SignedIn(props: Parameters<typeof Sessions>[0]) {
  const { isBusy, leave } = useSignOut({ everywhere: true });
  return (
    <section className={styles.everywhere} aria-labelledby="sessions-title">
      <h2 id="sessions-title">{sessionTexts.title}</h2>
      <Sessions {...props} />
      <p>{sessionTexts.why}</p>
      <Button variant="line" size="small" busy={isBusy} onClick={() => void leave()}>
        {sessionTexts.everywhere}
      </Button>
    </section>
  );
}

/** Asks for the validation e-mail again while the address is not verified. */
function Unverified({ onVerified, onCorrect }: { onVerified: () => void; onCorrect: () => void }) {
  const { isBusy, resend } = useResendValidation({ onVerified });
  return (
    <Notice tone="info" title={profileTexts.unverified}>
      <p>{profileTexts.unverifiedDetail}</p>
      <p className={styles.buttons}>
        <Button variant="line" size="small" busy={isBusy} onClick={resend}>
          {profileTexts.resend}
        </Button>
        <Button variant="line" size="small" onClick={onCorrect}>
          {addressTexts.correct}
        </Button>
      </p>
    </Notice>
  );
}

type ProfilePanelProps = {
  email: string;
  profile: ReadProfile | undefined;
  hasFailed: boolean;
  onReload: () => void;
  onCorrect: () => void;
  /** What else the profile shows. */
  children?: ReactNode;
};

/** E-mail and «Membre depuis» are read-only (§2). */
export function ProfilePanel(props: ProfilePanelProps) {
  const { email, profile, hasFailed, onReload, onCorrect, children } = props;
  return (
    <div className={styles.profile}>
      <Field
        label={profileTexts.email}
        name="profile-email"
        type="email"
        value={email}
        onChange={() => {}}
        readOnly
      />
      {profile && (
        <dl className={styles.since}>
          <dt>{profileTexts.since}</dt>
          <dd>{formatDate(new Date(profile.created_at))}</dd>
        </dl>
      )}
      {profile && !profile.email_validated && !profile.email_problem && (
        <Unverified onVerified={onReload} onCorrect={onCorrect} />
      )}
      {profile?.email_validated && !profile.email_problem && (
        <p>
          <Button variant="line" size="small" onClick={onCorrect}>
            {addressTexts.change}
          </Button>
        </p>
      )}
      {children}
      {profile && (
        <>
          <ChangePassword onChanged={onReload} />
          <div className={styles.everywhere}>
            <ButtonLink variant="line" size="small" to={paths.myData}>
              {profileTexts.myData}
            </ButtonLink>
            <ButtonLink variant="line" size="small" to={mailingsPath}>
              {profileTexts.mailings}
            </ButtonLink>
          </div>
          <SignedIn sessions={profile.sessions} />
          {!profile.closes_at && <CloseLink />}
        </>
      )}
      {!profile && !hasFailed && (
        <div role="status" className={styles.bone}>
          <span className="sr">{accountTexts.loading}</span>
        </div>
      )}
      {hasFailed && (
        <div className={styles.state}>
          <Notice tone="error" title={profileTexts.loadFailed} />
          <Button variant="line" onClick={onReload}>
            {accountTexts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
