import { generate } from 'lean-qr';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { shopName } from '#domain/merchant/contact.ts';
import { beginFactor, codeSchema, confirmFactor } from '#domain/wire/factor.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { errorsBy, submitBy, useForm } from '#web/platform/form.ts';
import { presentPasswordForm, presentPasswordSchema } from '#web/platform/new-password.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useAction } from '#web/platform/use-action.ts';
import { enrolmentTexts as texts } from '#web/texts/factor.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './enrolment.module.css';

type Values = { readonly password: string; readonly code: string };

/** The URI that an authenticator reads from the QR code. */
export const otpAddress = (email: string, secret: string): string => {
  const query = new URLSearchParams({ secret, issuer: shopName });
  // Some authenticators do not read «+» as a space.
  const label = encodeURIComponent(`${shopName}:${email}`);
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
};

const withCode = errorsBy(z.object({ password: presentPasswordSchema, code: codeSchema }));

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : '');
/** The field of a refusal, among those of the present step. */
const fieldOf = (error: unknown, secret: string | undefined) => {
  if (secret !== undefined) return codeOf(error) === 'wrong_code' ? ({ field: 'code' } as const) : {};
  const isPassword = ['wrong_password', 'invalid_request'].includes(codeOf(error));
  return isPassword ? ({ field: 'password' } as const) : {};
};

/** First the password, then a code of the new secret; the account then signs in again, with a code. */
export const useEnrolment = (email: string, onDone: () => void) => {
  const session = useSession();
  const toast = useToast();
  const [secret, setSecret] = useState<string>();
  const form = useForm<Values>({
    initial: { password: '', code: '' },
    validate: secret === undefined ? presentPasswordForm.validate : withCode,
  });
  const { password, code } = form.values;

  const enter = async () => {
    toast({ title: texts.done, text: texts.doneDetail, tone: 'success' });
    // Without a new code the user signs in later, because the previous session is over.
    await session.signIn(email, password).catch(() => undefined);
    onDone();
  };
  const begin = async () => {
    setSecret((await call(beginFactor, { body: { password } })).secret);
    // The code field is new, so it begins without an error.
    form.reset({ password, code: '' });
  };
  const go = async () => {
    if (secret === undefined) return begin();
    await call(confirmFactor, { body: { password, code } });
    await enter();
  };
  const { isBusy, run } = useAction({
    check: form.submit,
    act: go,
    fail: (error) =>
      form.refuse({
        title: texts.failed,
        text: messageOf(error, texts.unexpected),
        ...fieldOf(error, secret),
      }),
  });
  return { form, secret, isBusy, submit: run };
};

/** The quiet zone that QR readers need. */
const edge = 4;

/** A QR code as one path, dark on light in the night theme too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  const size = code.size + 2 * edge;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-edge} ${-edge} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect x={-edge} y={-edge} width={size} height={size} fill="#fff" />
      <path d={rows.join('')} fill="#000" />
    </svg>
  );
}

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
        <a className="alone" href={address}>
          {texts.open}
        </a>
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
        <RequiredNote />
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
