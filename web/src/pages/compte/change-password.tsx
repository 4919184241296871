import { useState } from 'react';
import * as z from 'zod/mini';
import { passwordSchema } from '#domain/password.ts';
import { passwordHints } from '#domain/texts/validation.ts';
import styles from '#web/features/account/account.module.css';
import { ApiError, isCommonPassword, messageOf } from '#web/platform/errors.ts';
import { errorsBy, type Refusal, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { isConfirmed, newPasswordForm, presentPasswordSchema } from '#web/platform/new-password.ts';
import { paths } from '#web/platform/paths.ts';
import { throughChange } from '#web/platform/session.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { changePassword } from './api.ts';
import { TextButton } from './text-button.tsx';
import { passwordTexts } from './texts.ts';

type Values = { readonly present: string; readonly password: string; readonly confirmation: string };

const validate = errorsBy(
  z
    .object({
      present: presentPasswordSchema,
      password: passwordSchema('account'),
      confirmation: z.string(),
    })
    .check(
      isConfirmed(),
      z.refine(({ present, password }) => present === '' || password !== present, {
        path: ['password'],
        error: passwordTexts.same,
      }),
    ),
);

const refusalOf = (error: unknown): Refusal<Values> => {
  const refusal = { title: passwordTexts.failed, text: messageOf(error, passwordTexts.unexpected) };
  if (isCommonPassword(error)) return { ...refusal, field: 'password' };
  const isWrong = error instanceof ApiError && ['wrong_password', 'sign_in_again'].includes(error.code);
  return isWrong ? { ...refusal, field: 'present' } : refusal;
};

/** The present password goes to Cognito only; the server then accepts the change for a few minutes. */
const useChangePassword = (onChanged: () => void) => {
  const toast = useToast();
  const form = useForm<Values>({ initial: { present: '', ...newPasswordForm.initial }, validate });
  const { present, password } = form.values;
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await signInAgain(present);
      const isEntered = await throughChange(password, () => changePassword(password));
      const text = isEntered ? passwordTexts.changedDetail : passwordTexts.signInByHand;
      toast({ title: passwordTexts.changed, text, tone: 'success' });
      onChanged();
    },
    fail: (error) => form.refuse(refusalOf(error)),
  });
  return { form, isBusy, submit: run };
};

type FormProps = { readonly onClose: () => void; readonly onChanged: () => void };

function ChangePasswordForm({ onClose, onChanged }: FormProps) {
  const { form, isBusy, submit } = useChangePassword(onChanged);
  const props = (name: 'present' | 'password' | 'confirmation') => ({
    ...requiredField(form, name),
    name: `change-${name}`,
  });
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(submit)}>
      <p>{passwordTexts.intro}</p>
      <FormSummary form={form} title={passwordTexts.summary} prefix="change-" />
      <RequiredNote />
      <PasswordField {...props('present')} label={passwordTexts.present} autoComplete="current-password" />
      <PasswordField
        {...props('password')}
        label={passwordTexts.next}
        autoComplete="new-password"
        hint={passwordHints.account}
      />
      <PasswordField
        {...props('confirmation')}
        label={passwordTexts.confirmation}
        autoComplete="new-password"
      />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {passwordTexts.save}
        </Button>
        <Button variant="line" onClick={onClose}>
          {passwordTexts.cancel}
        </Button>
      </p>
      <p>
        <Link className="alone" to={paths.password}>
          {passwordTexts.forgotten}
        </Link>
      </p>
    </form>
  );
}

/** The form is empty each time it opens. `onChanged`: every other session has ended. */
export function ChangePassword({ onChanged }: Pick<FormProps, 'onChanged'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const finish = () => {
    close();
    onChanged();
  };
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{passwordTexts.change}</TextButton>
      <Dialog open={isOpen} onClose={close} title={passwordTexts.change}>
        <ChangePasswordForm onClose={close} onChanged={finish} />
      </Dialog>
    </>
  );
}
