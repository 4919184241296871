import { useState } from 'react';
import { type Order, orderNumber } from '#domain/order.ts';
import { soldNames } from '#domain/sold.ts';
import { type CorrectedBirth, correctBirth } from '#domain/wire/births.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { personsTexts as texts } from './own-data-texts.ts';
import styles from './persons.module.css';

type PersonOrdersProps = {
  /** The birth as it is now. */
  readonly born: CorrectedBirth;
  /** Open orders that were made for the person. */
  readonly orders: readonly Order[];
  readonly onClose: () => void;
  readonly onOrders: () => void;
};

/** Asks for each open order whether it changes with the person. */
export function PersonOrders({ born, orders, onClose, onOrders }: PersonOrdersProps) {
  const toast = useToast();
  const [kept, keep] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const correctOne = async (order: Order) => {
    const answer = await call(correctBirth, { params: { id: order.id }, body: born });
    setDone((before) => new Set(before).add(order.id));
    const number = orderNumber(order.id);
    toast({
      tone: 'success',
      title: answer.correction.request ? texts.orderAsked(number) : texts.orderCorrected(number),
    });
  };
  const { isBusy, run } = useAction({
    act: async () => {
      for (const order of orders) if (!kept.has(order.id) && !done.has(order.id)) await correctOne(order);
      onClose();
    },
    fail: (error) =>
      toast({ tone: 'destructive', title: texts.ordersFailed, text: messageOf(error, texts.unexpected) }),
  });
  const submit = () => run().then(onOrders);
  const toggle = (id: string, isChosen: boolean) =>
    keep((before) => new Set(isChosen ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <form className={styles.form} onSubmit={submitBy(submit)} aria-labelledby="person-orders">
      <h4 id="person-orders">{texts.ordersTitle}</h4>
      <p className="meta">{texts.ordersWhy}</p>
      {orders.map((order) => (
        <Check
          key={order.id}
          name={`order-${order.id}`}
          label={texts.orderOf(orderNumber(order.id), soldNames(order).join(', '))}
          checked={!kept.has(order.id)}
          onChange={(isChosen) => toggle(order.id, isChosen)}
        />
      ))}
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy} disabled={orders.every(({ id }) => kept.has(id))}>
          {texts.correctOrders}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.leaveOrders}
        </Button>
      </p>
    </form>
  );
}
