import type { ReactNode } from 'react';
import { formatDate } from '#domain/dates.ts';
import { mailingsPath } from '#domain/mailings.ts';
import type { ReadProfile } from '#domain/wire/profile.ts';
import { paths } from '#web/platform/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './account.module.css';
import { addressTexts } from './address-texts.ts';
import { ChangePassword } from './change-password.tsx';
import { CloseLink } from './close-link.tsx';
import { SignedIn } from './signed-in.tsx';
import { accountTexts, profileTexts as texts } from './texts.ts';
import { useResendValidation } from './use-resend-validation.ts';

/** Asks for the validation e-mail again while the address is not verified. */
function Unverified({ onVerified, onCorrect }: { onVerified: () => void; onCorrect: () => void }) {
  const { isBusy, resend } = useResendValidation(onVerified);
  return (
    <Notice tone="info" title={texts.unverified}>
      <p>{texts.unverifiedDetail}</p>
      <p className={styles.buttons}>
        <Button variant="line" size="small" busy={isBusy} onClick={resend}>
          {texts.resend}
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
        label={texts.email}
        name="profile-email"
        type="email"
        value={email}
        onChange={() => {}}
        readOnly
      />
      {profile && (
        <dl className={styles.since}>
          <dt>{texts.since}</dt>
          <dd>{formatDate(new Date(profile.created_at))}</dd>
        </dl>
      )}
      {profile && !profile.email_validated && !profile.email_problem && (
        <Unverified onVerified={onReload} onCorrect={onCorrect} />
      )}
      {children}
      {profile && (
        <>
          <ChangePassword onChanged={onReload} />
          <div className={styles.everywhere}>
            <ButtonLink variant="line" size="small" to={paths.myData}>
              {texts.myData}
            </ButtonLink>
            <ButtonLink variant="line" size="small" to={mailingsPath}>
              {texts.mailings}
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
          <Notice tone="error" title={texts.loadFailed} />
          <Button variant="line" onClick={onReload}>
            {accountTexts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
