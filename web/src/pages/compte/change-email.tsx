import * as z from 'zod/mini';
import { undoLinkHours } from '#domain/links.ts';
import { type EmailProblem, emailSchema } from '#domain/profile.ts';
import styles from '#web/features/account/account.module.css';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { errorsBy, type Refusal, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { presentPasswordSchema } from '#web/platform/new-password.ts';
import { paths } from '#web/platform/paths.ts';
import { renew } from '#web/platform/session.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { changeAddress } from './api.ts';
import { addressTexts } from './texts.ts';

type Values = { readonly email: string; readonly password: string };

/** The field that a refusal of the server concerns. */
const fieldOf = {
  wrong_password: 'password',
  sign_in_again: 'password',
  already_registered: 'email',
} as const;
const refusalOf = (error: unknown): Refusal<Values> => {
  const refusal = { title: addressTexts.failed, text: messageOf(error, addressTexts.unexpected) };
  const field =
    error instanceof ApiError && Object.entries(fieldOf).find(([code]) => code === error.code)?.[1];
  return field ? { ...refusal, field } : refusal;
};

/** The unchanged address is accepted only when there is a problem with it. */
const rulesOf = (current: string, problem: EmailProblem | undefined) =>
  errorsBy(
    z.object({
      email: emailSchema.check(
        z.refine((email) => email !== current || problem !== undefined, addressTexts.same),
      ),
      password: presentPasswordSchema,
    }),
  );

type Wish = {
  readonly current: string;
  readonly problem: EmailProblem | undefined;
  readonly onChanged: (email: string) => void;
};

/** The password goes to Cognito only; the server then accepts the change for a few minutes. */
const useChangeEmail = ({ current, problem, onChanged }: Wish) => {
  const form = useForm<Values>({
    initial: { email: current, password: '' },
    validate: rulesOf(current, problem),
  });
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await signInAgain(form.values.password);
      const { email } = await changeAddress(form.values.email);
      // The page shows the new address at once; if the network fails, the next refresh shows it.
      await renew().catch(() => undefined);
      onChanged(email);
    },
    fail: (error) => form.refuse(refusalOf(error)),
  });
  return { form, isBusy, submit: run };
};

type ChangeEmailProps = {
  current: string;
  /** The present address is confirmed: its mailbox may undo the change. */
  isConfirmed: boolean;
  problem: EmailProblem | undefined;
  onClose: () => void;
  onChanged: (email: string) => void;
};

function ChangeEmailForm({ onClose, isConfirmed, ...wish }: ChangeEmailProps) {
  const { form, isBusy, submit } = useChangeEmail(wish);
  const props = (name: 'email' | 'password') => ({ ...requiredField(form, name), name: `change-${name}` });
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(submit)}>
      <p>{addressTexts.intro}</p>
      {isConfirmed && <p>{addressTexts.undo(undoLinkHours)}</p>}
      <FormSummary form={form} title={addressTexts.summary} prefix="change-" />
      <RequiredNote />
      <EmailField {...props('email')} label={addressTexts.email} hint={wish.problem && addressTexts.keep} />
      <PasswordField
        {...props('password')}
        label={addressTexts.password}
        autoComplete="current-password"
        hint={addressTexts.why}
      />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {addressTexts.save}
        </Button>
        <Button variant="line" onClick={onClose}>
          {addressTexts.cancel}
        </Button>
      </p>
      <p>
        {addressTexts.forgotten} <Link to={paths.contact}>{addressTexts.write}</Link>
      </p>
    </form>
  );
}

/** Changes the address of the account, with the password; the form is empty each time it opens. */
export function ChangeEmailDialog({ open, ...rest }: ChangeEmailProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={rest.onClose}
      title={rest.isConfirmed ? addressTexts.change : addressTexts.title}
    >
      <ChangeEmailForm {...rest} />
    </Dialog>
  );
}
