import { type ReactNode, useState } from 'react';
import { passwordHints } from '#domain/texts/validation.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy, useForm } from '#web/platform/form.ts';
import { newPasswordForm, presentPasswordForm } from '#web/platform/new-password.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { fieldId } from '#web/ui/field-error.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import styles from './link-questions.module.css';
import { RefuseAccount } from './refuse-account.tsx';
import type { LinkChoices } from './use-email-validation.ts';
import { validationPageTexts as texts } from './validation-texts.ts';

/** Sends one answer of the visitor; a refusal is shown at the field until it changes. */
const useAnswer = (field: string) => {
  const [refusal, setRefusal] = useState<string>();
  const clear = () => setRefusal(undefined);
  const { isBusy, run } = useAction({
    act: (answer: () => Promise<void>) => {
      clear();
      return answer();
    },
    fail: (error) => {
      setRefusal(messageOf(error, texts.errorDefault));
      document.getElementById(fieldId(field))?.focus();
    },
  });
  return { isBusy, refusal, clear, send: run };
};

function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form className={styles.form} noValidate onSubmit={submitBy(onSubmit)}>
      {children}
    </form>
  );
}

type QuestionsProps = { email: string; choices: LinkChoices };

function EnterForm({ email, choices }: QuestionsProps) {
  const { isBusy, refusal, clear, send } = useAnswer('password');
  const form = useForm(presentPasswordForm);
  const submit = () => {
    if (form.submit()) void send(() => choices.enter(email, form.values.password));
    else document.getElementById(fieldId('password'))?.focus();
  };
  return (
    <Form onSubmit={submit}>
      <Field
        type="email"
        label={texts.email}
        name="email"
        autoComplete="username"
        readOnly
        value={email}
        onChange={() => undefined}
      />
      <RequiredNote />
      <PasswordField
        label={texts.password}
        name="password"
        required
        autoComplete="current-password"
        hint={texts.passwordHint}
        value={form.values.password}
        error={form.errors.password ?? refusal}
        onChange={(password) => {
          clear();
          form.set('password', password);
        }}
      />
      <Button type="submit" busy={isBusy}>
        {texts.enter}
      </Button>
    </Form>
  );
}

function ChooseForm({ choices }: Pick<QuestionsProps, 'choices'>) {
  const { isBusy, refusal, clear, send } = useAnswer('new-password');
  const form = useForm(newPasswordForm);
  const submit = () => {
    if (form.submit()) void send(() => choices.choose(form.values.password));
    else
      document.getElementById(fieldId(form.errors.confirmation ? 'confirmation' : 'new-password'))?.focus();
  };
  const props = (field: 'password' | 'confirmation') => ({
    required: true,
    autoComplete: 'new-password',
    value: form.values[field],
    onBlur: () => form.values[field] !== '' && form.blur(field),
    onChange: (value: string) => {
      clear();
      form.set(field, value);
    },
  });
  return (
    <Form onSubmit={submit}>
      <p>{texts.chooseIntro}</p>
      <RequiredNote />
      <PasswordField
        {...props('password')}
        name="new-password"
        label={texts.newPassword}
        hint={passwordHints.account}
        error={form.errors.password ?? refusal}
      />
      <PasswordField
        {...props('confirmation')}
        name="confirmation"
        label={texts.confirmation}
        error={form.errors.confirmation}
      />
      <Button type="submit" busy={isBusy}>
        {texts.choose}
      </Button>
    </Form>
  );
}

/** Asks who opens a validation link in a browser that is not signed in: by its password, a new one, or «Ce n'est pas moi». */
export function LinkQuestions({ email, choices }: QuestionsProps) {
  return (
    <>
      <p>{texts.asksIntro}</p>
      <div className={styles.questions}>
        <section className={styles.question} aria-labelledby="link-mine">
          <h2 id="link-mine">{texts.mine}</h2>
          <EnterForm email={email} choices={choices} />
          <details className={classes(disclosure.disclosure, styles.forgotten)}>
            <summary>{texts.forgotten}</summary>
            <ChooseForm choices={choices} />
          </details>
        </section>
        <section className={styles.question} aria-labelledby="link-not-mine">
          <h2 id="link-not-mine">{texts.notMine}</h2>
          <p>{texts.notMineDetail}</p>
          <RefuseAccount onRefuse={choices.refuse} />
        </section>
      </div>
    </>
  );
}
