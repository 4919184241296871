import type { FormEvent } from 'react';
import type { EmailProblem } from '#domain/profile.ts';
import { paths } from '#web/platform/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import styles from './account.module.css';
import { addressTexts as texts } from './address-texts.ts';
import { useChangeEmail } from './use-change-email.ts';

type ChangeEmailProps = {
  current: string;
  problem: EmailProblem | undefined;
  onClose: () => void;
  onChanged: (email: string) => void;
};

function ChangeEmailForm({ onClose, ...wish }: ChangeEmailProps) {
  const { form, isBusy, submit } = useChangeEmail(wish);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const props = (name: 'email' | 'password') => ({
    name: `change-${name}`,
    required: true,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.set(name, value),
    onBlur: () => form.values[name] !== '' && form.blur(name),
  });
  return (
    <form className={styles.dialog} noValidate onSubmit={onSubmit}>
      <p>{texts.intro}</p>
      <FormSummary form={form} title={texts.summary} prefix="change-" />
      <RequiredNote />
      <EmailField {...props('email')} label={texts.email} hint={wish.problem && texts.keep} />
      <PasswordField
        {...props('password')}
        label={texts.password}
        autoComplete="current-password"
        hint={texts.why}
      />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
      <p>
        {texts.forgotten} <Link to={paths.contact}>{texts.write}</Link>
      </p>
    </form>
  );
}

/** Changes the address of the account, with the password; the form is empty each time it opens. */
export function ChangeEmailDialog({ open, ...rest }: ChangeEmailProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={texts.title}>
      <ChangeEmailForm {...rest} />
    </Dialog>
  );
}
