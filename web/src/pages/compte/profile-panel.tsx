import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import type { ReadProfile } from '#domain/wire/profile.ts';
import accountStyles from '#web/features/account/account.module.css';
import { useResendValidation } from '#web/features/account/use-resend-validation.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './profile.module.css';
import { CloseLink, Security } from './security.tsx';
import { TextButton } from './text-button.tsx';
import { accountTexts, addressTexts, profileTexts } from './texts.ts';

/** Asks for the validation e-mail again while the address is not verified. */
function Unverified({ onVerified, onCorrect }: { onVerified: () => void; onCorrect: () => void }) {
  const { isBusy, resend } = useResendValidation({ onVerified });
  return (
    <Notice tone="info" title={profileTexts.unverified}>
      <p>{profileTexts.unverifiedDetail}</p>
      <p className={styles.ways}>
        <TextButton busy={isBusy} onClick={resend}>
          {profileTexts.resend}
        </TextButton>
        <TextButton onClick={onCorrect}>{addressTexts.correct}</TextButton>
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
  /** What the customer changes. */
  children?: ReactNode;
};

/** E-mail and «Membre depuis» are read-only (§2). */
function Address({ email, profile, onReload, onCorrect }: Omit<ProfilePanelProps, 'hasFailed'>) {
  const isConfirmed = profile?.email_validated === true;
  return (
    <>
      <div className={styles.row}>
        <dl>
          <dt>{profileTexts.email}</dt>
          <dd>{email}</dd>
        </dl>
        {isConfirmed && !profile.email_problem && (
          <TextButton onClick={onCorrect}>{addressTexts.change}</TextButton>
        )}
      </div>
      {profile && !isConfirmed && !profile.email_problem && (
        <Unverified onVerified={onReload} onCorrect={onCorrect} />
      )}
      {profile && (
        <div className={styles.row}>
          <dl>
            <dt>{profileTexts.since}</dt>
            <dd>{formatDate(new Date(profile.created_at))}</dd>
          </dl>
        </div>
      )}
    </>
  );
}

const Coming = ({ rows }: { rows: readonly string[] }) => (
  <div className={styles.coming} aria-hidden="true">
    {rows.map((row) => (
      <i key={row} />
    ))}
  </div>
);

/** «Vous» beside «Sécurité et données»; closing the account stands below both. */
export function ProfilePanel(props: ProfilePanelProps) {
  const { profile, hasFailed, onReload, children } = props;
  if (hasFailed)
    return (
      <div className={accountStyles.state}>
        <Notice tone="error" title={profileTexts.loadFailed} />
        <Button variant="line" onClick={onReload}>
          {accountTexts.retry}
        </Button>
      </div>
    );
  return (
    <>
      <div className={styles.profile}>
        <section className={styles.column} aria-labelledby="you-title">
          <h2 id="you-title">{profileTexts.you}</h2>
          <Address {...props} />
          {profile ? children : <Coming rows={['names', 'mails', 'persons']} />}
        </section>
        <section className={styles.column} aria-labelledby="security-title">
          <h2 id="security-title">{profileTexts.security}</h2>
          {profile ? (
            <Security profile={profile} onReload={onReload} />
          ) : (
            <div role="status">
              <span className="sr">{accountTexts.loading}</span>
              <Coming rows={['password', 'devices', 'data']} />
            </div>
          )}
        </section>
      </div>
      {profile && !profile.closes_at && <CloseLink />}
    </>
  );
}
