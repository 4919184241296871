import { useState } from 'react';
import { passwordHints } from '#domain/texts/validation.ts';
import { requiredField, submitBy } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import styles from './account.module.css';
import { passwordTexts as texts } from './password-texts.ts';
import { useChangePassword } from './use-change-password.ts';

type FormProps = { readonly onClose: () => void; readonly onChanged: () => void };

function ChangePasswordForm({ onClose, onChanged }: FormProps) {
  const { form, isBusy, submit } = useChangePassword(onChanged);
  const props = (name: 'present' | 'password' | 'confirmation') => ({
    ...requiredField(form, name),
    name: `change-${name}`,
  });
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(submit)}>
      <p>{texts.intro}</p>
      <FormSummary form={form} title={texts.summary} prefix="change-" />
      <RequiredNote />
      <PasswordField {...props('present')} label={texts.present} autoComplete="current-password" />
      <PasswordField
        {...props('password')}
        label={texts.next}
        autoComplete="new-password"
        hint={passwordHints.account}
      />
      <PasswordField {...props('confirmation')} label={texts.confirmation} autoComplete="new-password" />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
      <p>
        <Link to={paths.password}>{texts.forgotten}</Link>
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
    <div className={styles.everywhere}>
      <Button variant="line" size="small" onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      <Dialog open={isOpen} onClose={close} title={texts.change}>
        <ChangePasswordForm onClose={close} onChanged={finish} />
      </Dialog>
    </div>
  );
}
