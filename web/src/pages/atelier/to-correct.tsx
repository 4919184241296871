import { useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { formatLongDate } from '#domain/dates.ts';
import { isWaiting, maxReasons, type ReportCorrection } from '#domain/report-corrections.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { keepReport } from '#domain/wire/report-corrections.ts';
import { Places } from '#web/features/thread/correction-lines.tsx';
import type { OpenThread } from '#web/features/thread/use-thread.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy, useForm } from '#web/platform/form.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { useToast } from '#web/ui/toast.tsx';
import ask from './ask-missing.module.css';
import { exchangeTexts } from './exchange-texts.ts';
import styles from './part.module.css';

const texts = exchangeTexts.correction;

type ToCorrectProps = {
  readonly part: Pick<OpenPart, 'order_id' | 'service' | 'customer_info' | 'report'>;
  readonly open: OpenThread;
};
type KeepProps = Pick<ToCorrectProps, 'part'> & {
  readonly correction: ReportCorrection;
  readonly onKept: () => void;
  readonly onClose: () => void;
};

const reasonsError = ({ reasons }: { readonly reasons: string }) => {
  const length = reasons.trim().length;
  const long = length > maxReasons ? threadFieldTexts.reasonsLong : undefined;
  const error = length === 0 ? threadFieldTexts.reasonsMissing : long;
  return error === undefined ? {} : { reasons: error };
};

/** Why the report stays as it is; what is typed stays when sending fails. */
function KeepForm({ part: { order_id, service, customer_info }, correction, onKept, onClose }: KeepProps) {
  const toast = useToast();
  const form = useForm({ initial: { reasons: '' }, validate: reasonsError });
  const field = useTextFields<'reasons'>(form, form.errors);
  const { firstName } = customer_info;
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await call(keepReport, {
        params: { id: order_id, service, correction: correction.id },
        body: { text: form.values.reasons.trim() },
      });
      onClose();
      onKept();
      toast({ tone: 'success', title: texts.sent });
    },
    fail: (error) => form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return (
    <form className={ask.form} noValidate aria-label={texts.keepTitle} onSubmit={submitBy(run)}>
      <FormSummary form={form} title={texts.summary} />
      <AreaField
        {...field('reasons')}
        label={texts.reasons}
        hint={texts.hint(firstName, maxReasons)}
        rows={7}
        required
      />
      <p className="meta">{texts.rights(firstName)}</p>
      <p className={ask.actions}>
        <Button type="submit" busy={isBusy}>
          {texts.send}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

/** The correction that the customer waits for, and the way to say no; a new version is delivered beside it. */
export function ToCorrect({ part, open: { thread, reload } }: ToCorrectProps) {
  const [isKeeping, setKeeping] = useState(false);
  const correction = thread?.corrections.find(isWaiting);
  if (!correction) return null;
  const { firstName } = part.customer_info;
  const close = () => setKeeping(false);
  return (
    <section className={styles.toCorrect} aria-labelledby="to-correct">
      <h3 id="to-correct">{texts.title(firstName)}</h3>
      <Places places={correction.places} />
      <p>{texts.due(formatLongDate(new Date(correction.due_at)))}</p>
      <p className="meta">{texts.how((part.report?.version ?? 0) + 1)}</p>
      <p>
        <Button variant="line" size="small" onClick={() => setKeeping(true)}>
          {texts.keep}
        </Button>
      </p>
      <Dialog open={isKeeping} onClose={close} title={texts.keepTitle}>
        {isKeeping && <KeepForm {...{ part, correction }} onKept={reload} onClose={close} />}
      </Dialog>
    </section>
  );
}
