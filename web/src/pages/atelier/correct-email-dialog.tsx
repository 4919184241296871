import { useState } from 'react';
import * as z from 'zod/mini';
import type { AdminOrder } from '#domain/atelier.ts';
import { emailSchema } from '#domain/profile.ts';
import { errorsBy, submitBy } from '#web/platform/form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { correctionTexts as texts } from './admin-texts.ts';
import { correctEmail } from './api.ts';
import { DialogActions, useSaving } from './confirm-dialog.tsx';
import styles from './part.module.css';

type CorrectEmailProps = {
  order: AdminOrder;
  onClose: () => void;
  /** `message` contains the new address. */
  onCorrected: (message: string) => void;
};

/** The unchanged address is accepted only when there is a problem with it. */
const errorIn = (typed: string, customer: AdminOrder['customer']): string | undefined => {
  const isOther = (email: string) => email !== customer.email || customer.email_problem !== undefined;
  const email = emailSchema.check(z.refine(isOther, texts.same));
  const { email: wrong } = errorsBy(z.object({ email }))({ email: typed });
  return wrong;
};

function Correction({ order, onClose, onCorrected }: CorrectEmailProps) {
  const [typed, setTyped] = useState(order.customer.email);
  const { error, setError, isBusy, save } = useSaving();
  const submit = () => {
    const wrong = errorIn(typed, order.customer);
    setError(wrong);
    if (wrong) return;
    void save(async () => onCorrected(texts.done(await correctEmail(order.id, typed))));
  };
  const onChange = (value: string) => {
    setTyped(value);
    setError(undefined);
  };
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(submit)}>
      <p>{texts.effect}</p>
      <RequiredNote />
      <EmailField
        label={texts.email}
        name="correction"
        required
        autoComplete="off"
        value={typed}
        onChange={onChange}
        error={error}
        hint={order.customer.email_problem && texts.keep}
      />
      <DialogActions confirm={texts.confirm} isBusy={isBusy} onClose={onClose} />
    </form>
  );
}

/** Corrects the address of an order's customer. */
export function CorrectEmailDialog(props: CorrectEmailProps) {
  return (
    <Dialog open onClose={props.onClose} title={texts.title(props.order.number)}>
      <Correction {...props} />
    </Dialog>
  );
}
