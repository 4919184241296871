import { lazy, Suspense } from 'react';
import { type Born, bornOf } from '#domain/births/born.ts';
import { bornOfReport, type Correction } from '#domain/births/correction.ts';
import { isListed, isRefunded, isWithdrawn, type Order, orderNumber } from '#domain/order.ts';
import { soldName } from '#domain/sold.ts';
import { birthSentence } from '#domain/texts/birth-lines.ts';
import { type CorrectedBirth, correctBirth } from '#domain/wire/births.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { ownLongDateTime } from '#web/platform/own-time.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Loading } from '#web/shell/loading.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { birthTexts as texts } from './order-texts.ts';
import styles from './persons.module.css';

// The form of a birth is large and few orders need it.
const CorrectionForm = lazy(() => import('#web/features/birth/correction-form.tsx'));

const dayOf = (at: string): string => ownLongDateTime(new Date(at));

/** What became of the birth: corrected, asked for, refused, and which report was written for an earlier one. */
function Told({ order, correction }: { order: Order; correction: Correction }) {
  const { request, refused, corrected } = correction;
  const lines = [
    corrected && texts.done(dayOf(corrected.at), corrected),
    request && texts.waiting(dayOf(request.at), birthSentence(request.born) ?? ''),
    refused && texts.refused(dayOf(refused.at), refused.name, refused.reason),
    ...order.parts.map((part) => {
      const born = bornOfReport(correction, part);
      return born && texts.writtenFor(soldName(order, part.service), birthSentence(born) ?? '');
    }),
  ].filter((line) => line !== undefined && line !== '');
  return lines.map((line) => (
    <p key={line} className="meta">
      {line}
    </p>
  ));
}

const sentAgain = ({ birthDate, birthTime, birthPlace, birth, birthNames }: Born): CorrectedBirth => ({
  birthDate,
  birthTime,
  birthPlace,
  ...(birth && { birth }),
  ...(birthNames && { birthNames }),
});

/** The present birth sent again takes the request back. */
function TakeBack({ order, born, onChanged }: { order: Order; born: Born; onChanged: () => void }) {
  const toast = useToast();
  const { isBusy, run } = useAction({
    act: async () => {
      await call(correctBirth, { params: { id: order.id }, body: sentAgain(born) });
      toast({ tone: 'success', title: texts.takenBack });
      onChanged();
    },
    fail: (error) =>
      toast({ tone: 'destructive', title: texts.takeBackFailed, text: messageOf(error, texts.unexpected) }),
  });
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void run()}>
      {texts.takeBack}
      <span className="sr">{texts.ofOrder(orderNumber(order.id))}</span>
    </Button>
  );
}

type OrderBirthProps = {
  readonly order: Order;
  /** Only one form of the page is open: its fields have fixed names. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChanged: () => void;
};

/** Below the birth of an order: what became of it, and the form that corrects it or asks for the correction. */
export function OrderBirth({ order, isOpen, onOpen, onChanged }: OrderBirthProps) {
  const toast = useToast();
  // The pressed button is gone when the form opens or closes.
  const place = useFocusOnChange(`${isOpen}`);
  const { customer_info: info, correction } = order;
  const born = bornOf(info);
  if (!correction || !isListed(order) || born.birthDate === '') return null;
  const isOver = isRefunded(order) || isWithdrawn(order);
  const number = orderNumber(order.id);
  const isOpened = correction.opened_at !== undefined || order.parts.some(({ version }) => version);
  const send = async (corrected: CorrectedBirth) => {
    const answer = await call(correctBirth, { params: { id: order.id }, body: corrected });
    toast(
      answer.correction.request
        ? { tone: 'success', title: texts.requested, text: texts.requestedDetail }
        : { tone: 'success', title: texts.corrected },
    );
    onOpen(false);
    onChanged();
  };
  return (
    <section ref={place} tabIndex={-1} aria-label={texts.form(number)} className={styles.birth}>
      <Told order={order} correction={correction} />
      {isOpen && !isOver && (
        <Suspense fallback={<Loading />}>
          <CorrectionForm
            born={correction.request?.born ?? born}
            label={texts.form(number)}
            submit={isOpened ? texts.sendRequest : texts.send}
            effect={isOpened ? texts.effectOpened : texts.effect}
            onSend={send}
            onClose={() => onOpen(false)}
          />
        </Suspense>
      )}
      {!isOpen && !isOver && (
        <p className={styles.buttons}>
          <Button variant="line" size="small" onClick={() => onOpen(true)}>
            <span>{texts.correct}</span>
            <span className="sr">{texts.ofOrder(number)}</span>
          </Button>
          {correction.request && <TakeBack order={order} born={born} onChanged={onChanged} />}
        </p>
      )}
    </section>
  );
}
