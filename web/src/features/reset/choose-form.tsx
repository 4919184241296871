import type { FormEvent } from 'react';
import { paths } from '#web/app/paths.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './reset.module.css';
import { useChoose } from './use-choose.ts';

/** The new password, with the token of the mail's link. */
export function ChooseForm({ token }: { token: string }) {
  const { form, isBusy, isDead, submit } = useChoose(token);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const props = (name: 'password' | 'confirmation') => ({
    name,
    required: true,
    autoComplete: 'new-password',
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.set(name, value),
    onBlur: () => form.values[name] !== '' && form.blur(name),
  });
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <p>{texts.chooseIntro}</p>
      {isDead && (
        <Notice tone="error">
          <ButtonLink variant="line" size="small" to={paths.password}>
            {texts.newLink}
          </ButtonLink>
        </Notice>
      )}
      <PasswordField {...props('password')} label={texts.password} hint={texts.passwordHint} />
      <PasswordField {...props('confirmation')} label={texts.confirmation} />
      <Button type="submit" busy={isBusy}>
        {texts.choose}
      </Button>
    </form>
  );
}
