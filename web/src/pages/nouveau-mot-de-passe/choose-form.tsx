import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { validationTexts } from '#domain/texts/validation.ts';
import styles from '#web/features/reset/reset.module.css';
import { call } from '#web/platform/api-client.ts';
import { isCommonPassword, isDeadLink, messageOf } from '#web/platform/errors.ts';
import { requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { claimEntry } from '#web/platform/local-store.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useAction } from '#web/platform/use-action.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { type Purpose, purposes } from './purposes.ts';

/** Sets the new password with the mail's token, signs in with it and confirms it. */
const useChoose = (token: string, purpose: Purpose) => {
  const { done, form: rules, route, next } = purposes[purpose];
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm(rules);
  /** The link is used or expired: only a new one helps. */
  const [isRefused, setRefused] = useState(false);

  const enter = async (email: string) => {
    // The server has ended every claim, so this browser's own is useless.
    claimEntry.clear();
    try {
      await session.signIn(email, form.values.password);
      toast({ title: done, tone: 'success' });
    } catch {
      toast({ title: done, text: resetTexts.signInByHand, tone: 'success' });
    }
    navigate(next, { replace: true });
  };

  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const { email } = await call(route, { body: { token, password: form.values.password } });
      await enter(email);
    },
    fail: (error) => {
      const isDead = isDeadLink(error);
      const refusal = { title: resetTexts.failed, text: messageOf(error, resetTexts.unexpected) };
      setRefused(isDead);
      // The page has a text of its own for an expired link.
      if (isDead) return toast({ ...refusal, tone: 'destructive' });
      form.refuse(isCommonPassword(error) ? { ...refusal, field: 'password' } : refusal);
    },
  });
  return { form, isBusy, isRefused, submit: run };
};

type DeadLinkProps = { readonly purpose: Purpose; readonly title?: string };

/** A customer can ask for another reset link; for the two other kinds the support helps. */
const DeadLink = ({ purpose, title = validationTexts.linkInvalid }: DeadLinkProps) => {
  const isReset = purpose === 'reset';
  return (
    <>
      <Notice tone="error" title={title}>
        <p>{resetTexts.dead[purpose]}</p>
      </Notice>
      <ButtonLink to={isReset ? paths.password : paths.contact}>
        {isReset ? resetTexts.newLink : resetTexts.support}
      </ButtonLink>
    </>
  );
};

type ChooseFormProps = {
  readonly token: string;
  readonly purpose: Purpose;
  /** By this device's clock. */
  readonly isExpired: boolean;
  readonly isReady: boolean;
};

/** The new password, with the token of the mail's link. The form is prerendered and inactive until its code is loaded. */
export function ChooseForm({ token, purpose, isExpired, isReady }: ChooseFormProps) {
  const words = purposes[purpose];
  // The state when the page was opened: the form stays when a link expires while a password is typed.
  const [isClosed, setClosed] = useState(isExpired);
  const { form, isBusy, isRefused, submit } = useChoose(token, purpose);
  const props = (name: 'password' | 'confirmation') => ({
    ...requiredField(form, name),
    autoComplete: 'new-password',
  });
  if (isReady && !token) {
    return (
      <div className={styles.form}>
        <DeadLink purpose={purpose} />
      </div>
    );
  }
  if (isReady && isClosed) {
    return (
      <div className={styles.form}>
        <DeadLink purpose={purpose} title={resetTexts.expired} />
        <Button variant="line" onClick={() => setClosed(false)}>
          {resetTexts.tryAnyway}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submitBy(submit)}>
      <fieldset className={styles.form} disabled={!isReady}>
        <p>{words.intro}</p>
        <FormSummary form={form} title={resetTexts.summary} />
        <RequiredNote />
        <PasswordField {...props('password')} label={resetTexts.password} hint={words.hint} />
        <PasswordField {...props('confirmation')} label={resetTexts.confirmation} />
        <Button type="submit" busy={isBusy}>
          {words.submit}
        </Button>
        {isRefused && <DeadLink purpose={purpose} />}
      </fieldset>
    </form>
  );
}
