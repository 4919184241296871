import { formatDay } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import type { Order } from '#domain/order.ts';
import { changeOfMindEnd, isWithdrawable } from '#domain/withdrawal-right.ts';
import { withdrawalOf } from '#web/platform/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { correctionTexts as texts } from './correction-texts.ts';

/** The last day of the right to withdraw, while it runs. */
export const withdrawalDay = (order: Order, now: Date): string | undefined => {
  const end = changeOfMindEnd(order);
  return end && isWithdrawable(end, now) ? formatDay(end) : undefined;
};

/** What a customer may do whose report stays as it is: the direction, the withdrawal while it runs, the mediator. */
export function KeptRights({ order }: { order: Order }) {
  const { contact, mediator } = merchant;
  const day = withdrawalDay(order, new Date());
  return (
    <p className="meta">
      {texts.disagree} <a href={`mailto:${contact.email}`}>{texts.direction}</a>
      {texts.rereads}{' '}
      {day !== undefined && (
        <>
          {texts.renounce(day)} <Link to={withdrawalOf(order.id)}>{texts.withdraw}</Link>.{' '}
        </>
      )}
      {texts.mediator} <a href={mediator.site}>{mediator.name}</a>.
    </p>
  );
}
