import * as z from 'zod/mini';
import { codeSchema } from '#domain/wire/factor.ts';
import type { CodeQuestion } from '#web/platform/code-question.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, submitBy, useForm } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { codeTexts as texts } from '#web/texts/factor.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import styles from './auth.module.css';

const codeForm = { initial: { code: '' }, validate: errorsBy(z.object({ code: codeSchema })) };

/** The second step of a sign-in; the code goes to the user pool only. */
function CodeForm({ question }: { question: CodeQuestion }) {
  const form = useForm(codeForm);
  const { code } = form.values;
  const { isBusy, run } = useAction({
    leaves: true,
    check: form.submit,
    act: () => question.answer(code.replaceAll(/\s/g, '')),
    fail: (error) =>
      form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected), field: 'code' }),
  });
  return (
    <form className={styles.code} noValidate onSubmit={submitBy(run)}>
      <p>{texts.intro}</p>
      <FormSummary form={form} prefix="sign-in-" />
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
