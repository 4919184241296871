import { type FormEvent, useState } from 'react';
import { codeSchema } from '#domain/wire/factor.ts';
import type { CodeQuestion } from '#web/platform/code-question.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useForm } from '#web/platform/form.ts';
import { codeTexts as texts } from '#web/texts/factor.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import styles from './auth.module.css';

const codeErrors = ({ code }: { readonly code: string }) => {
  const { error } = codeSchema.safeParse(code);
  return error ? { code: error.issues[0]?.message ?? texts.unexpected } : {};
};

/** The second step of a sign-in; the code goes to the user pool only. */
function CodeForm({ question }: { question: CodeQuestion }) {
  const form = useForm({ initial: { code: '' }, validate: codeErrors });
  const [isBusy, setBusy] = useState(false);
  const { code } = form.values;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.submit()) return;
    setBusy(true);
    try {
      await question.answer(code.replaceAll(/\s/g, ''));
    } catch (error) {
      form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected), field: 'code' });
      setBusy(false);
    }
  };
  return (
    <form className={styles.code} noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.intro}</p>
      <FormSummary form={form} title={texts.summary} prefix="sign-in-" />
      <Field
        name="sign-in-code"
        label={texts.code}
        hint={texts.hint}
        value={code}
        error={form.errors.code}
        onChange={(typed) => form.set('code', typed)}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {texts.confirm}
        </Button>
        <Button variant="line" onClick={question.cancel}>
          {texts.cancel}
        </Button>
      </p>
      <p>{texts.lost}</p>
    </form>
  );
}

export default function CodeDialog({ question }: { question: CodeQuestion }) {
  return (
    <Dialog open onClose={question.cancel} title={texts.title}>
      <CodeForm question={question} />
    </Dialog>
  );
}
