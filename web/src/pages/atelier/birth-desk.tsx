import { useState } from 'react';
import type { AdminOrder } from '#domain/atelier.ts';
import { type Born, noBirth } from '#domain/births/born.ts';
import type { Correction } from '#domain/births/correction.ts';
import { fullName } from '#domain/persons.ts';
import { birthSentence } from '#domain/texts/birth-lines.ts';
import type { Decision } from '#domain/wire/births.ts';
import { submitBy } from '#web/platform/form.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { birthTexts as texts } from './admin-texts.ts';
import { decideBirth } from './api.ts';
import { DialogActions, useSaving } from './confirm-dialog.tsx';
import { Later } from './later.tsx';
import styles from './part.module.css';

// The form of a birth is large and rarely used here.
const loadForm = () => import('#web/features/birth/correction-form.tsx');

/** Absent for administrators, who answer and correct without reading a birth. */
export type OrderBirth = { readonly born?: Born | undefined; readonly correction?: Correction | undefined };
type BirthDeskProps = OrderBirth & {
  readonly orderId: string;
  readonly number: string;
  /** When the customer asked; undefined without a request. */
  readonly askedAt: string | undefined;
  readonly onAnswer: (answer: OrderBirth) => void;
};
type Send = (decision: Decision) => Promise<void>;

/** The birth with its person and the names that numerology counts with. */
const sentenceOf = (born: Born): string =>
  [
    birthSentence(born),
    born.person && fullName(born.person),
    born.birthNames && `${born.birthNames.firstNames} ${born.birthNames.lastName}`,
  ]
    .filter(Boolean)
    .join(' ; ');

/** A refusal needs a reason, which stays typed when sending fails. */
function Refusal({ askedAt, send, onClose }: { askedAt: string; send: Send; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { error, setError, isBusy, save } = useSaving();
  const submit = () => {
    if (reason.trim() === '') return setError(texts.reasonRequired);
    void save(() => send({ kind: 'refuse', asked_at: askedAt, reason: reason.trim() }));
  };
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(submit)}>
      <Field
        label={texts.reason}
        name="refusal"
        hint={texts.reasonHint}
        value={reason}
        error={error}
        maxLength={500}
        autoComplete="off"
        required
        onChange={(value) => {
          setReason(value);
          setError(undefined);
        }}
      />
      <DialogActions confirm={texts.confirmRefusal} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

/** What the customer asks for, beside the present birth, and the two answers. */
type RequestProps = OrderBirth & { askedAt: string; send: Send };

function Request({ born, correction, askedAt, send }: RequestProps) {
  const [isRefusing, setRefusing] = useState(false);
  const { error, isBusy, save } = useSaving();
  const wanted = correction?.request?.born;
  const accept = () => void save(() => send({ kind: 'accept', asked_at: askedAt }));
  return (
    <section className={styles.dialog} aria-labelledby="demande">
      <h3 id="demande">{texts.asked}</h3>
      {born && wanted && (
        <dl>
          {[
            { label: texts.now, value: sentenceOf(born) },
            { label: texts.wanted, value: sentenceOf(wanted) },
          ].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="meta">{texts.rule}</p>
      {error !== undefined && <p role="alert">{error}</p>}
      {isRefusing ? (
        <Refusal askedAt={askedAt} send={send} onClose={() => setRefusing(false)} />
      ) : (
        <p className={styles.actions}>
          <Button size="small" busy={isBusy} onClick={accept}>
            {texts.accept}
          </Button>
          <Button variant="line" size="small" onClick={() => setRefusing(true)}>
            {texts.refuse}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The answers to a request, and the correction after a call. */
export function BirthDesk({ orderId, number, askedAt, onAnswer, born, correction }: BirthDeskProps) {
  const toast = useToast();
  const [isCorrecting, setCorrecting] = useState(false);
  // The pressed button is gone when the form opens, and when a request is answered.
  const place = useFocusOnChange(`${isCorrecting} ${askedAt}`);
  const send: Send = async (decision) => {
    const answer = await decideBirth(orderId, decision);
    toast({ tone: 'success', title: decision.kind === 'refuse' ? texts.refused : texts.accepted });
    setCorrecting(false);
    onAnswer(answer);
  };
  const corrected = correction?.corrected;
  return (
    <section ref={place} tabIndex={-1} aria-label={texts.title(number)} className={styles.birth}>
      {corrected && <p className="meta">{texts.done(ownShortDateTime(new Date(corrected.at)), corrected)}</p>}
      {!isCorrecting && askedAt !== undefined && (
        <Request born={born} correction={correction} askedAt={askedAt} send={send} />
      )}
      {isCorrecting ? (
        <Later load={loadForm}>
          {({ default: CorrectionForm }) => (
            <CorrectionForm
              born={born ?? noBirth}
              label={texts.title(number)}
              submit={texts.save}
              effect={texts.effect}
              needsReason
              onSend={(sent, reason) => send({ kind: 'correct', born: sent, reason })}
              onClose={() => setCorrecting(false)}
            />
          )}
        </Later>
      ) : (
        <p>
          <Button variant="line" size="small" onClick={() => setCorrecting(true)}>
            {texts.correct}
          </Button>
        </p>
      )}
    </section>
  );
}

type BirthDialogProps = { order: AdminOrder; onClose: () => void; onAnswered: () => void };

/** An administrator answers a request, or writes a birth that was dictated on the phone, without reading the present one. */
export function BirthDialog({ order: { id, number, parts }, onClose, onAnswered }: BirthDialogProps) {
  const askedAt = parts.find(({ birth_asked_at }) => birth_asked_at)?.birth_asked_at;
  return (
    <Dialog open onClose={onClose} title={texts.title(number)}>
      <div className={styles.dialog}>
        <p className="meta">{texts.unread}</p>
        <BirthDesk orderId={id} number={number} askedAt={askedAt} onAnswer={onAnswered} />
      </div>
    </Dialog>
  );
}
