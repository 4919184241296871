import type { FormEventHandler, Ref } from 'react';
import { passwordHints } from '#domain/texts/validation.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type Form, submitBy, useForm } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useAction } from '#web/platform/use-action.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './checkout.module.css';
import { type Buyer, type Details, type FieldProps, noDetails } from './details.ts';
import { detailsFormId } from './order.tsx';
import { errorsOf } from './validation.ts';

type AccountFieldsProps = {
  field: FieldProps;
  /** The e-mail of a signed-in customer, which is locked. */
  lockedEmail: string | undefined;
};

/** Names and e-mail of the buyer, and a visitor's password for the new account. */
const AccountFields = ({ field, lockedEmail }: AccountFieldsProps) => (
  <div className={styles.pair}>
    <Field {...field('firstName')} label={texts.firstName} autoComplete="given-name" required />
    <Field {...field('lastName')} label={texts.lastName} autoComplete="family-name" required />
    <EmailField
      {...field('email')}
      {...(lockedEmail !== undefined && { value: lockedEmail, readOnly: true, hint: texts.emailLocked })}
      {...(lockedEmail === undefined && { hint: texts.emailHint })}
      label={texts.email}
      required
      wide
    />
    {lockedEmail === undefined && (
      <>
        <PasswordField
          {...field('password')}
          label={texts.password}
          autoComplete="new-password"
          hint={passwordHints.checkout}
          required
        />
        <PasswordField
          {...field('confirmation')}
          label={texts.confirmation}
          autoComplete="new-password"
          required
        />
      </>
    )}
  </div>
);

type SignInFormProps = { email: string; onEmail: (email: string) => void };

const isWrongPassword = (error: unknown) => error instanceof ApiError && error.code === 'wrong_password';

const useSignIn = (email: string) => {
  const session = useSession();
  const toast = useToast();
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ password }) => errorsOf({ ...noDetails, email, password }, 'sign-in', []),
  });
  const isRight = () => {
    const [first] = Object.values(
      errorsOf({ ...noDetails, email, password: form.values.password }, 'sign-in', []),
    );
    const isSubmitted = form.submit();
    if (first) toast({ title: texts.validationTitle, text: first, tone: 'destructive' });
    return isSubmitted;
  };
  const { isBusy, run } = useAction({
    check: isRight,
    act: async () => {
      await session.signIn(email, form.values.password);
      toast({ ...texts.signedIn, tone: 'success', about: 'session' });
    },
    fail: (error) => {
      const refusal = { title: texts.signInFailed, text: messageOf(error, texts.unexpected.text) };
      form.refuse(isWrongPassword(error) ? { ...refusal, field: 'password' } : refusal);
      toast({ ...refusal, tone: 'destructive', about: 'session' });
    },
  });
  return { form, isBusy, signIn: run };
};

/** Sign-in inside the checkout (§4); the form of a signed-in customer then replaces it. */
export function SignInForm({ email, onEmail }: SignInFormProps) {
  const { form, isBusy, signIn } = useSignIn(email);
  return (
    <form className={styles.signIn} onSubmit={submitBy(signIn)} noValidate>
      <FormSummary form={form} title={texts.signInSummary} />
      <EmailField
        label={texts.email}
        name="email"
        autoComplete="username"
        required
        value={email}
        error={form.errors.email}
        onChange={onEmail}
        onBlur={() => email !== '' && form.blur('email')}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        value={form.values.password}
        error={form.errors.password}
        onChange={(password) => form.set('password', password)}
      />
      <p>
        <a className="alone" href={paths.password} target="_blank" rel="noopener">
          {resetTexts.link}
        </a>
      </p>
      <Button type="submit" busy={isBusy}>
        {texts.signIn}
      </Button>
    </form>
  );
}

const modes = [
  { value: 'sign-up', label: texts.createAccount },
  { value: 'sign-in', label: texts.haveAccount },
] as const;
export type Mode = (typeof modes)[number]['value'];

type AccountPartProps = {
  heading: Ref<HTMLHeadingElement>;
  buyer: Buyer;
  mode: Mode;
  onMode: (mode: Mode) => void;
  form: Form<Details>;
  field: FieldProps;
  /** The e-mail of a signed-in customer. */
  lockedEmail: string | undefined;
  /** The session ended by itself: the customer signs in again. */
  hasEnded: boolean;
  onSubmit: FormEventHandler;
};

/** The buyer: an account to make, one to sign in to, or that of the session. It belongs to the order button. */
export const AccountPart = ({ heading, buyer, mode, onMode, form, field, ...rest }: AccountPartProps) => (
  <>
    <h2 ref={heading} tabIndex={-1}>
      {texts.account}
    </h2>
    {buyer !== 'signed-in' && rest.hasEnded && (
      <Notice key="ended" tone="info" title={texts.ended}>
        <p>{texts.endedDetail}</p>
      </Notice>
    )}
    {buyer !== 'signed-in' && (
      <Segment label={texts.accountMode} options={modes} value={mode} onChange={onMode} />
    )}
    {buyer === 'sign-in' ? (
      <SignInForm email={form.values.email} onEmail={(email) => form.set('email', email)} />
    ) : (
      <form id={detailsFormId} className={styles.form} onSubmit={rest.onSubmit} noValidate>
        <AccountFields field={field} lockedEmail={rest.lockedEmail} />
      </form>
    )}
  </>
);
