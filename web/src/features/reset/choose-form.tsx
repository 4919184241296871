import type { FormEvent } from 'react';
import { validationTexts } from '#domain/texts/validation.ts';
import { paths } from '#web/app/paths.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import styles from './reset.module.css';
import { useChoose } from './use-choose.ts';

/** Nobody can ask for another link that takes an address back: the support helps. */
const DeadLink = ({ isUndo }: { isUndo: boolean }) => (
  <>
    <Notice tone="error" title={validationTexts.linkInvalid} />
    <ButtonLink variant="line" to={isUndo ? paths.contact : paths.password}>
      {isUndo ? texts.support : texts.newLink}
    </ButtonLink>
  </>
);

type ChooseFormProps = {
  readonly token: string;
  /** The link takes a change of address back. */
  readonly isUndo: boolean;
  readonly isReady: boolean;
};

/** The new password, with the token of the mail's link. Prerendered, and asleep until its code has come. */
export function ChooseForm({ token, isUndo, isReady }: ChooseFormProps) {
  const done = isUndo ? texts.undone : texts.changed;
  const { form, isBusy, isRefused, submit } = useChoose(token, done);
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
        <DeadLink isUndo={isUndo} />
      </div>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset className={styles.form} disabled={!isReady}>
        <p>{isUndo ? texts.undoIntro : texts.chooseIntro}</p>
        <FormSummary form={form} title={texts.summary} />
        <RequiredNote />
        <PasswordField {...props('password')} label={texts.password} hint={texts.passwordHint} />
        <PasswordField {...props('confirmation')} label={texts.confirmation} />
        <Button type="submit" busy={isBusy}>
          {isUndo ? texts.undo : texts.choose}
        </Button>
        {isRefused && <DeadLink isUndo={isUndo} />}
      </fieldset>
    </form>
  );
}
