import { useState } from 'react';
import { validationTexts } from '#domain/texts/validation.ts';
import { requiredField, submitBy } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { type Purpose, purposes } from './purposes.ts';
import styles from './reset.module.css';
import { useChoose } from './use-choose.ts';

type DeadLinkProps = { readonly purpose: Purpose; readonly title?: string };

/** A customer can ask for another reset link; for the two other kinds the support helps. */
const DeadLink = ({ purpose, title = validationTexts.linkInvalid }: DeadLinkProps) => {
  const isReset = purpose === 'reset';
  return (
    <>
      <Notice tone="error" title={title}>
        <p>{texts.dead[purpose]}</p>
      </Notice>
      <ButtonLink to={isReset ? paths.password : paths.contact}>
        {isReset ? texts.newLink : texts.support}
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
        <DeadLink purpose={purpose} title={texts.expired} />
        <Button variant="line" onClick={() => setClosed(false)}>
          {texts.tryAnyway}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submitBy(submit)}>
      <fieldset className={styles.form} disabled={!isReady}>
        <p>{words.intro}</p>
        <FormSummary form={form} title={texts.summary} />
        <RequiredNote />
        <PasswordField {...props('password')} label={texts.password} hint={words.hint} />
        <PasswordField {...props('confirmation')} label={texts.confirmation} />
        <Button type="submit" busy={isBusy}>
          {words.submit}
        </Button>
        {isRefused && <DeadLink purpose={purpose} />}
      </fieldset>
    </form>
  );
}
