import { useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy, useForm } from '#web/platform/form.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { useAction } from '#web/platform/use-action.ts';
import { writtenError } from '#web/platform/written-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './ask-missing.module.css';
import { exchangeTexts } from './exchange-texts.ts';

const texts = exchangeTexts.reply;

type TextReplyProps = {
  /** On the button that opens it, above its field, under it, and on the button that sends it. */
  readonly open: string;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly note?: string;
  readonly send: string;
  /** In characters, with what is said of an empty and of a long text. */
  readonly most: number;
  readonly missing: string;
  readonly long: string;
  readonly onSend: (text: string) => Promise<void>;
};

function ReplyForm(props: TextReplyProps & { readonly onClose: () => void }) {
  const { title, label, hint, note, send, most, missing, long, onSend, onClose } = props;
  const toast = useToast();
  const form = useForm({
    initial: { reply: '' },
    validate: ({ reply }): { reply?: string } => {
      const error = writtenError(reply, { most, missing, long });
      return error === undefined ? {} : { reply: error };
    },
  });
  const field = useTextFields<'reply'>(form, form.errors);
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await onSend(form.values.reply.trim());
      onClose();
      toast({ tone: 'success', title: texts.sent });
    },
    fail: (error) => form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return (
    <form className={styles.form} noValidate aria-label={title} onSubmit={submitBy(run)}>
      <FormSummary form={form} />
      <AreaField {...field('reply')} label={label} hint={hint} rows={7} required />
      {note !== undefined && <p className="meta">{note}</p>}
      <p className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {send}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

/** A button, and the dialog of a written answer; what is typed stays when sending fails. */
export function TextReply(props: TextReplyProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="line" size="small" onClick={() => setOpen(true)}>
        {props.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={props.title}>
        {isOpen && <ReplyForm {...props} onClose={close} />}
      </Dialog>
    </div>
  );
}
