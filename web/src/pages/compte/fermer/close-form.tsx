import { useState } from 'react';
import { askClosing, type Closing, readClosing } from '#domain/wire/closing.ts';
import styles from '#web/features/account/account.module.css';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type Refusal, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { presentPasswordForm } from '#web/platform/new-password.ts';
import { paths } from '#web/platform/paths.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { closeTexts } from './texts.ts';

export const loadClosing = (signal: AbortSignal): Promise<Closing> => call(readClosing, { signal });

/** Works only for some minutes after a sign-in with the password. */
const askToClose = (): Promise<Closing> => call(askClosing, { body: {} });

type Values = { readonly password: string };

const refusalOf = (error: unknown): Refusal<Values> => {
  const refusal = { title: closeTexts.failed, text: messageOf(error, closeTexts.unexpected) };
  const isOfPassword = error instanceof ApiError && ['wrong_password', 'sign_in_again'].includes(error.code);
  return isOfPassword ? { ...refusal, field: 'password' } : refusal;
};

/** The password goes to Cognito only; the server then accepts the wish for a few minutes. */
const useClose = (onAsked: (closing: Closing) => void) => {
  const form = useForm(presentPasswordForm);
  const [step, setStep] = useState<'password' | 'second look' | 'busy'>('password');
  const lookAgain = () => {
    if (form.submit()) setStep('second look');
  };
  const close = async () => {
    setStep('busy');
    try {
      await signInAgain(form.values.password);
      onAsked(await askToClose());
    } catch (error) {
      form.refuse(refusalOf(error));
      setStep('password');
    }
  };
  return { form, step, lookAgain, close, cancel: () => setStep('password') };
};

type SecondLookProps = { email: string; step: string; onClose: () => void; onCancel: () => void };

function SecondLook({ email, step, onClose, onCancel }: SecondLookProps) {
  return (
    <Dialog open={step !== 'password'} onClose={onCancel} title={closeTexts.second}>
      <div className={styles.ask}>
        <p>{closeTexts.secondDetail(email)}</p>
        <p className={styles.buttons}>
          <Button busy={step === 'busy'} onClick={onClose}>
            {closeTexts.close}
          </Button>
          <Button variant="line" onClick={onCancel}>
            {closeTexts.cancel}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

/** The password, then a second look. */
export function CloseForm({ email, onAsked }: { email: string; onAsked: (closing: Closing) => void }) {
  const { form, step, lookAgain, close, cancel } = useClose(onAsked);
  return (
    <section className={styles.part} aria-labelledby="close-title">
      <h2 id="close-title">{closeTexts.confirm}</h2>
      {/* Before the form: it must be closed when a refusal takes the focus. */}
      <SecondLook email={email} step={step} onClose={() => void close()} onCancel={cancel} />
      <form className={styles.ask} noValidate onSubmit={submitBy(lookAgain)}>
        <FormSummary form={form} prefix="close-" />
        <RequiredNote />
        <PasswordField
          {...requiredField(form, 'password')}
          name="close-password"
          label={closeTexts.password}
          autoComplete="current-password"
          hint={closeTexts.why}
        />
        <p className={styles.buttons}>
          <Button type="submit">{closeTexts.next}</Button>
        </p>
        <p>
          {closeTexts.forgotten} <Link to={paths.password}>{closeTexts.choose}</Link>
        </p>
      </form>
    </section>
  );
}
