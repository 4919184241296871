/** The right to withdraw: when it ends, and what of an order it still covers. */
import { hasPack, type PaidKey, partsOf } from './catalogue.ts';
import { endOfShopDay, nextWorkingDay, shopDay } from './holidays.ts';
import { isLate } from './late.ts';
import { isListed, type Order } from './order.ts';
import { isChoiceDue } from './questions.ts';
import { soldPrice } from './sold.ts';
import { guaranteeDays, statutoryDays } from './withdrawal.ts';

/**
 * The end of the day in the shop's zone that comes `days` after the contract's, moved from a weekend or holiday to the next
 * working day (code de la consommation L221-19).
 */
const endAfter = (concludedAt: Date, days: number): Date =>
  endOfShopDay(nextWorkingDay(shopDay(concludedAt) + days * 86_400_000));

/** The last moment (UTC) of the statutory right to withdraw. */
export const withdrawalEnd = (concludedAt: Date): Date => endAfter(concludedAt, statutoryDays);

/** The last moment (UTC) of the pack's guarantee; undefined for an order without the pack. */
export const guaranteeEnd = (services: readonly PaidKey[], concludedAt: Date): Date | undefined =>
  hasPack(services) ? endAfter(concludedAt, guaranteeDays) : undefined;

type Periods = Pick<Order, 'withdrawal_until' | 'guarantee_until'>;

/** The end of the customer's right to withdraw: that of the guarantee if there is one, otherwise the statutory end. */
export const changeOfMindEnd = ({ withdrawal_until, guarantee_until }: Periods): Date | undefined => {
  const until = guarantee_until ?? withdrawal_until;
  return until === undefined ? undefined : new Date(until);
};

export const isWithdrawable = (end: Date, now: Date): boolean => now.getTime() <= end.getTime();

/**
 * The fields that the right depends on. `refund_reserved`, the cents of requested refunds, is known only to the server.
 */
export type WithdrawalOrder = Pick<
  Order,
  | 'status'
  | 'amount'
  | 'services'
  | 'sold'
  | 'due_at'
  | 'apologised_at'
  | 'withdrawal_until'
  | 'guarantee_until'
  | 'withdrawn_services'
  | 'refunded_amount'
> & {
  readonly refund_reserved?: number | undefined;
  readonly parts: readonly Pick<
    Order['parts'][number],
    'service' | 'state' | 'asked_at' | 'withdrawn_at' | 'refunded_at'
  >[];
};

const isDelivered = (order: WithdrawalOrder, service: PaidKey): boolean =>
  partsOf([service]).every((part) =>
    order.parts.some((one) => one.service === part && one.state === 'delivered'),
  );

/** True when the expert of one of its consultations has waited for an answer for as long as the shop waits. */
const isLeftOpen = (order: WithdrawalOrder, service: PaidKey, now: Date): boolean =>
  partsOf([service]).some((part) =>
    order.parts.some(
      (one) => one.service === part && one.state !== 'delivered' && isChoiceDue(one.asked_at, now),
    ),
  );

/** Services that can still be withdrawn, in catalogue order. */
const openServices = (order: WithdrawalOrder, now: Date): PaidKey[] => {
  const end = changeOfMindEnd(order);
  if (!isListed(order) || !end) return [];
  const rest = order.services.filter((service) => !order.withdrawn_services?.includes(service));
  if (isWithdrawable(end, now)) return rest;
  const isBroken = isLate(order, now);
  return rest.filter(
    (service) => !isDelivered(order, service) && (isBroken || isLeftOpen(order, service, now)),
  );
};

export type Withdrawable = {
  readonly services: readonly PaidKey[];
  /** The refund for all of them, in cents. */
  readonly amount: number;
  /** True when the single prices add up to the paid amount; otherwise all services are withdrawn together. */
  readonly isDivisible: boolean;
};

/** True when nothing is left to withdraw because refunds that were requested cover the whole amount. */
export const isRefundUnderWay = (order: WithdrawalOrder, now: Date): boolean => {
  const { amount, refund_reserved: reserved = 0, refunded_amount: refunded = 0 } = order;
  return openServices(order, now).length > 0 && reserved >= amount && refunded < amount;
};

/** The services that can be withdrawn now; undefined when there are none, or when everything is already refunded. */
export const withdrawableOf = (order: WithdrawalOrder, now: Date): Withdrawable | undefined => {
  const services = openServices(order, now);
  const left = order.amount - (order.refund_reserved ?? order.refunded_amount ?? 0);
  if (services.length === 0 || left <= 0) return undefined;
  const isDivisible = soldPrice(order) === order.amount;
  return { services, isDivisible, amount: isDivisible ? Math.min(soldPrice(order, services), left) : left };
};

/**
 * The refund for some services, in cents; undefined when they cannot be withdrawn, or only together with the others.
 */
export const withdrawalAmount = (
  order: WithdrawalOrder,
  services: readonly PaidKey[],
  now: Date,
): number | undefined => {
  const open = withdrawableOf(order, now);
  const wanted = new Set(services);
  if (!open || wanted.size === 0 || [...wanted].some((service) => !open.services.includes(service)))
    return undefined;
  if (wanted.size === open.services.length) return open.amount;
  return open.isDivisible ? Math.min(soldPrice(order, [...wanted]), open.amount) : undefined;
};
