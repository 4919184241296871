import { useEffect, useRef } from 'react';
import { submitBy } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { enrolmentTexts as texts } from '#web/texts/factor.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './enrolment.module.css';
import { QrCode } from './qr-code.tsx';
import { otpAddress, useEnrolment } from './use-enrolment.ts';

/** The secret as a QR code, as a link for the device itself, and as text. It takes the focus after the password step. */
function Secret({ email, secret }: { email: string; secret: string }) {
  const address = otpAddress(email, secret);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {texts.scan}
      </h3>
      <QrCode text={address} label={texts.picture} />
      <p>
        <a href={address}>{texts.open}</a>
      </p>
      <p>
        {texts.byHand}
        <br />
        <code className={styles.secret} translate="no">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
    </>
  );
}

/** The enrolment of the second factor, before which nothing else opens. */
export function Enrolment({ email, onDone }: { email: string; onDone: () => void }) {
  const { form, secret, isBusy, submit } = useEnrolment(email, onDone);
  return (
    <section className={styles.enrolment} aria-labelledby="enrolment">
      <h2 id="enrolment">{texts.title}</h2>
      <p>{texts.why}</p>
      <p>{texts.apps}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={submitBy(submit)}
        aria-label={secret === undefined ? texts.form : texts.codeForm}
      >
        <FormSummary form={form} title={texts.summary} prefix="enrolment-">
          {secret === undefined && (
            <>
              <Link to={paths.password}>{texts.forgotten}</Link>
              <br />
              <Link to={paths.account}>{texts.resendLink}</Link>
            </>
          )}
        </FormSummary>
        {secret === undefined ? (
          <>
            <PasswordField
              name="enrolment-password"
              label={texts.password}
              hint={texts.passwordHint}
              value={form.values.password}
              error={form.errors.password}
              onChange={(password) => form.set('password', password)}
              autoComplete="current-password"
              required
            />
            <p>
              <Link to={paths.password}>{resetTexts.link}</Link>
            </p>
          </>
        ) : (
          <>
            <Secret email={email} secret={secret} />
            <div className={styles.code}>
              <Field
                name="enrolment-code"
                label={texts.code}
                hint={texts.codeHint}
                value={form.values.code}
                error={form.errors.code}
                onChange={(code) => form.set('code', code)}
                autoComplete="one-time-code"
                inputMode="numeric"
                required
              />
            </div>
          </>
        )}
        <Button type="submit" busy={isBusy}>
          {secret === undefined ? texts.start : texts.activate}
        </Button>
      </form>
    </section>
  );
}
