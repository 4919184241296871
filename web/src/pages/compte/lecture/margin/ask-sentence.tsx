import { useState } from 'react';
import { anchorOf, type MarginNote, maxMarginQuestion, quoteOf } from '#domain/margin.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { askInMargin } from '#domain/wire/margin.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy, useForm } from '#web/platform/form.ts';
import type { ReportAddress } from '#web/platform/kept-reports.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { useAction } from '#web/platform/use-action.ts';
import { writtenError } from '#web/platform/written-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { HelpLine } from '#web/ui/help-line.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './margin.module.css';
import { marginTexts as texts } from './texts.ts';

type AskProps = {
  readonly address: ReportAddress;
  readonly author: string;
  /** One, or those of which the reader chooses one. */
  readonly sentences: readonly string[];
  /** Undefined without a count. */
  readonly left: number | undefined;
  readonly onAsked: (note: MarginNote) => void;
  readonly onClose: () => void;
};

type Values = { readonly sentence: string; readonly text: string };

const validate = ({ sentence, text }: Values) => {
  const { marginMissing: missing, marginLong: long } = threadFieldTexts;
  const error = writtenError(text, { most: maxMarginQuestion, missing, long });
  return { ...(sentence === '' && { sentence: texts.required }), ...(error && { text: error }) };
};

const useAsking = ({ address, sentences, onAsked, onClose }: AskProps) => {
  const toast = useToast();
  // Sent twice, a question is asked once.
  const [id] = useState(() => crypto.randomUUID());
  const only = sentences.length === 1 ? (sentences[0] ?? '') : '';
  const form = useForm<Values>({ initial: { sentence: only, text: '' }, validate });
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const { sentence, text } = form.values;
      const body = { id, anchor: anchorOf(sentence), quote: quoteOf(sentence), text: text.trim() };
      const note = await call(askInMargin, {
        params: { id: address.order, service: address.service },
        body,
      });
      onAsked(note);
      onClose();
      toast({ tone: 'success', title: texts.sent });
    },
    fail: (error) => form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return { form, isBusy, submit: run, only };
};

function AskForm(props: AskProps) {
  const { author, sentences, left, onClose } = props;
  const { form, isBusy, submit, only } = useAsking(props);
  const field = useTextFields<keyof Values>(form, form.errors);
  const written = form.values.text.trim().length;
  return (
    <form className={styles.form} noValidate aria-label={texts.title} onSubmit={submitBy(submit)}>
      <FormSummary form={form} title={texts.summary} />
      {only === '' ? (
        <SelectField
          name="sentence"
          label={texts.sentence}
          value={form.values.sentence}
          error={form.errors.sentence}
          required
          onChange={(sentence) => form.set('sentence', sentence)}
        >
          <option value="" />
          {sentences.map((sentence, index) => (
            <option key={`${index} ${sentence}`} value={sentence}>
              {sentence}
            </option>
          ))}
        </SelectField>
      ) : (
        <blockquote className={styles.answer}>{quoteOf(only)}</blockquote>
      )}
      <AreaField
        {...field('text')}
        label={texts.label(author)}
        hint={texts.count(written)}
        rows={4}
        required
      />
      {left !== undefined && <p className="meta">{texts.left(left)}</p>}
      <p className={styles.acts}>
        <Button type="submit" busy={isBusy}>
          {texts.send}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
      <HelpLine />
    </form>
  );
}

/** The question about a sentence; what is typed stays when sending fails. */
export default function AskSentence(props: AskProps) {
  return (
    <Dialog open onClose={props.onClose} title={texts.title}>
      <AskForm {...props} />
    </Dialog>
  );
}
