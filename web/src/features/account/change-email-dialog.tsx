import type { EmailProblem } from '#domain/profile.ts';
import { requiredField, submitBy } from '#web/platform/form.ts';
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
  const props = (name: 'email' | 'password') => ({ ...requiredField(form, name), name: `change-${name}` });
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(submit)}>
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
