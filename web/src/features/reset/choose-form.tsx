import type { FormEvent } from 'react';
import { validationTexts } from '#domain/texts/validation.ts';
import { paths } from '#web/app/paths.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './reset.module.css';
import { useChoose } from './use-choose.ts';

const DeadLink = () => (
  <>
    <Notice tone="error" title={validationTexts.linkInvalid} />
    <ButtonLink variant="line" to={paths.password}>
      {texts.newLink}
    </ButtonLink>
  </>
);

/** The new password, with the token of the mail's link. Prerendered, and asleep until its code has come. */
export function ChooseForm({ token, isReady }: { token: string; isReady: boolean }) {
  const { form, isBusy, isRefused, submit } = useChoose(token);
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
  if (isReady && !token) {
    return (
      <div className={styles.form}>
        <DeadLink />
      </div>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset className={styles.form} disabled={!isReady}>
        <p>{texts.chooseIntro}</p>
        <PasswordField {...props('password')} label={texts.password} hint={texts.passwordHint} />
        <PasswordField {...props('confirmation')} label={texts.confirmation} />
        <Button type="submit" busy={isBusy}>
          {texts.choose}
        </Button>
        {isRefused && <DeadLink />}
      </fieldset>
    </form>
  );
}
