import { useState } from 'react';
import type { CorrectionAnswer, RequestKey } from '#domain/requests.ts';
import { submitBy } from '#web/platform/form.ts';
import { AreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { answerRequest } from './api.ts';
import { DialogActions } from './dialog-actions.tsx';
import part from './part.module.css';
import styles from './requests.module.css';
import { requestsTexts as texts } from './requests-texts.ts';
import { useSaving } from './use-saving.ts';

type Outcome = CorrectionAnswer['outcome'];
type FormProps = { request: RequestKey; onClose: () => void; onAnswered: () => void };

const outcomeOf = (value: string): Outcome => (value === 'refused' ? 'refused' : 'corrected');

/** What is typed stays when the answer is refused or does not arrive. */
function AnswerForm({ request, onClose, onAnswered }: FormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { error, setError, isBusy, save } = useSaving();
  const isMissing = outcome === 'refused' && reason.trim() === '';
  const submit = () => {
    setTried(true);
    setError(undefined);
    if (!outcome || isMissing) return;
    void save(async () => {
      await answerRequest({ ...request, outcome, reason: reason.trim() });
      onAnswered();
    });
  };
  return (
    <form className={part.dialog} noValidate onSubmit={submitBy(submit)}>
      <RequiredNote />
      <RadioList
        legend={texts.outcome}
        options={texts.outcomes}
        value={outcome}
        onChange={(value) => setOutcome(outcomeOf(value))}
        error={isTried && !outcome ? texts.outcomeRequired : undefined}
        required
      />
      <AreaField
        name="request-reason"
        label={texts.reason}
        hint={texts.reasonHint}
        rows={4}
        value={reason}
        onChange={setReason}
        error={isTried && isMissing ? texts.reasonRequired : undefined}
        required={outcome === 'refused'}
      />
      {error !== undefined && (
        <Notice tone="error" title={texts.notSent}>
          <p>{error}</p>
        </Notice>
      )}
      <DialogActions confirm={texts.send} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

type RequestAnswerProps = FormProps & { answer: CorrectionAnswer | undefined };

/** The answer that was given, or the form for it. */
export const RequestAnswer = ({ answer, ...form }: RequestAnswerProps) =>
  answer ? (
    <>
      <p>
        <strong>{texts.answeredBy(answer)}</strong>
      </p>
      {answer.reason !== undefined && <p className={styles.words}>{answer.reason}</p>}
    </>
  ) : (
    <AnswerForm {...form} />
  );
