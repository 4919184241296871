import { type ReactNode, useState } from 'react';
import { sealHours } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { passwordHints } from '#domain/texts/validation.ts';
import type { Seal } from '#domain/wire/api.ts';
import accountStyles from '#web/features/account/account.module.css';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy, type Form as TypedForm, useForm } from '#web/platform/form.ts';
import { newPasswordForm, presentPasswordForm } from '#web/platform/new-password.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import disclosure from '#web/ui/disclosure.module.css';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { useToast } from '#web/ui/toast.tsx';
import linkQuestionsStyles from './link-questions.module.css';
import { validationPageTexts } from './texts.ts';
import type { LinkChoices } from './use-email-validation.ts';

const failed = (error: unknown) =>
  ({
    title: validationPageTexts.failed,
    text: messageOf(error, validationPageTexts.errorDefault),
    tone: 'destructive',
  }) as const;

/** Confirms «Ce n'est pas moi»: afterwards nobody can sign in to that account. */
function RefuseAccount({ onRefuse }: { onRefuse: () => Promise<void> }) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { isBusy, run } = useAction({
    leaves: true,
    act: onRefuse,
    fail: (error) => toast(failed(error)),
  });
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {validationPageTexts.refuse}
      </Button>
      <Dialog open={isOpen} onClose={close} title={validationPageTexts.refuseTitle}>
        <div className={accountStyles.dialog}>
          <p>{validationPageTexts.refuseDetail}</p>
          <p className={accountStyles.buttons}>
            <Button busy={isBusy} onClick={() => void run()}>
              {validationPageTexts.refuseConfirm}
            </Button>
            <Button variant="line" onClick={close}>
              {validationPageTexts.cancel}
            </Button>
          </p>
        </div>
      </Dialog>
    </>
  );
}

/** Sends one answer of the visitor; a refusal is shown at the password until it changes. */
const useAnswer = <V extends { readonly password: string }>(
  form: Pick<TypedForm<V>, 'submit' | 'refuse'>,
  answer: () => Promise<void>,
) =>
  useAction({
    check: form.submit,
    act: answer,
    fail: (error) => form.refuse({ ...failed(error), field: 'password' }),
  });

function Form({ onSubmit, children }: { onSubmit: () => unknown; children: ReactNode }) {
  return (
    <form className={linkQuestionsStyles.form} noValidate onSubmit={submitBy(onSubmit)}>
      {children}
    </form>
  );
}

type QuestionsProps = { email: string; sealed?: Seal | undefined; choices: LinkChoices };

function EnterForm({ email, choices }: Omit<QuestionsProps, 'sealed'>) {
  const form = useForm(presentPasswordForm);
  const { isBusy, run } = useAnswer(form, () => choices.enter(email, form.values.password));
  return (
    <Form onSubmit={run}>
      <FormSummary form={form} />
      <Field
        type="email"
        label={validationPageTexts.email}
        name="email"
        autoComplete="username"
        readOnly
        value={email}
        onChange={() => undefined}
      />
      <RequiredNote />
      <PasswordField
        label={validationPageTexts.password}
        name="password"
        required
        autoComplete="current-password"
        hint={validationPageTexts.passwordHint}
        value={form.values.password}
        error={form.errors.password}
        onChange={(password) => form.set('password', password)}
      />
      <Button type="submit" busy={isBusy}>
        {validationPageTexts.enter}
      </Button>
    </Form>
  );
}

function ChooseForm({ choices }: Pick<QuestionsProps, 'choices'>) {
  const form = useForm(newPasswordForm);
  const { isBusy, run } = useAnswer(form, () => choices.choose(form.values.password));
  const props = (field: 'password' | 'confirmation') => ({
    required: true,
    autoComplete: 'new-password',
    value: form.values[field],
    onBlur: () => form.values[field] !== '' && form.blur(field),
    onChange: (value: string) => form.set(field, value),
  });
  return (
    <Form onSubmit={run}>
      <p>{validationPageTexts.chooseIntro}</p>
      <FormSummary form={form} title={validationPageTexts.summary} prefix="new-" />
      <RequiredNote />
      <PasswordField
        {...props('password')}
        name="new-password"
        label={validationPageTexts.newPassword}
        hint={passwordHints.account}
        error={form.errors.password}
      />
      <PasswordField
        {...props('confirmation')}
        name="new-confirmation"
        label={validationPageTexts.confirmation}
        error={form.errors.confirmation}
      />
      <Button type="submit" busy={isBusy}>
        {validationPageTexts.choose}
      </Button>
    </Form>
  );
}

const Support = ({ words }: { words: string }) => (
  <p>
    {words} <a href={`mailto:${merchant.contact.email}`}>{merchant.contact.email}</a>.
  </p>
);

/** What became of the wish for a new password. */
function Asked({ opens_at }: Seal) {
  const when = opens_at === undefined ? undefined : ownShortDateTime(new Date(opens_at));
  return (
    <Notice tone="info" title={validationPageTexts.sealedAsked}>
      <p>{when === undefined ? validationPageTexts.sealedWaits : validationPageTexts.sealedOpens(when)}</p>
    </Notice>
  );
}

/** An administrator chose the address, so the mailbox alone sets no password: another administrator is asked. */
function SealedAccount({ sealed, onAsk }: { sealed: Seal; onAsk: () => Promise<void> }) {
  const toast = useToast();
  const { isBusy, run } = useAction({ act: onAsk, fail: (error) => toast(failed(error)) });
  return (
    <div className={linkQuestionsStyles.form}>
      <p>{validationPageTexts.sealedForgotten(sealHours)}</p>
      {sealed.asked_at === undefined ? (
        <Button variant="line" busy={isBusy} onClick={() => void run()}>
          {validationPageTexts.sealedAsk}
        </Button>
      ) : (
        <Asked {...sealed} />
      )}
    </div>
  );
}

/** Asks who opens a validation link in a browser that is not signed in: by its password, a new one, or «Ce n'est pas moi». */
export function LinkQuestions({ email, sealed, choices }: QuestionsProps) {
  return (
    <>
      <p>{validationPageTexts.asksIntro}</p>
      <div className={linkQuestionsStyles.questions}>
        <section className={linkQuestionsStyles.question} aria-labelledby="link-mine">
          <h2 id="link-mine">{validationPageTexts.mine}</h2>
          <EnterForm email={email} choices={choices} />
          <details className={classes(disclosure.disclosure, linkQuestionsStyles.forgotten)}>
            <summary>{validationPageTexts.forgotten}</summary>
            {sealed ? (
              <SealedAccount sealed={sealed} onAsk={choices.ask} />
            ) : (
              <ChooseForm choices={choices} />
            )}
          </details>
        </section>
        <section className={linkQuestionsStyles.question} aria-labelledby="link-not-mine">
          <h2 id="link-not-mine">{validationPageTexts.notMine}</h2>
          {sealed ? (
            <Support words={validationPageTexts.sealedNotMine} />
          ) : (
            <>
              <p>{validationPageTexts.notMineDetail}</p>
              <RefuseAccount onRefuse={choices.refuse} />
            </>
          )}
        </section>
      </div>
    </>
  );
}
