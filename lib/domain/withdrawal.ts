import { type PaidKey, partsOf, totalOf } from './catalogue.ts';
import { isLate } from './late.ts';
import { once } from './once.ts';
import { isListed, type Order } from './order.ts';
import { guaranteeDays, statutoryDays } from './withdrawal-days.ts';

const day = 86_400_000;
const parisDay = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' }),
);

/** The calendar day in Paris at an instant, as midnight UTC of that day. */
export const dayInParis = (at: Date): number => Date.parse(`${parisDay().format(at)}T00:00:00Z`);

/** That day as YYYY-MM-DD. */
export const dateInParis = (at: Date): string => parisDay().format(at);

/** Easter Sunday of a Gregorian year (anonymous algorithm of Meeus), as midnight UTC. */
const easterOf = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const yearOfCentury = year % 100;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1);
};

/** Code du travail L3133-1: holidays with a fixed date (MM-DD), then Easter Monday, Ascension and Whit Monday. */
const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
const holidaysAfterEaster = [1, 39, 50];

const isHoliday = (midnight: number): boolean => {
  const date = new Date(midnight);
  const afterEaster = (midnight - easterOf(date.getUTCFullYear())) / day;
  return fixedHolidays.includes(date.toISOString().slice(5, 10)) || holidaysAfterEaster.includes(afterEaster);
};

const isWorkingDay = (midnight: number): boolean => {
  const weekday = new Date(midnight).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(midnight);
};

/** That day, or the next one that is neither on a weekend nor a public holiday. */
export const nextWorkingDay = (midnight: number): number =>
  isWorkingDay(midnight) ? midnight : nextWorkingDay(midnight + day);

/** The last millisecond of a day in Paris, which ends at 22 h UTC in summer and at 23 h in winter. */
export const endOfParisDay = (midnight: number): Date => {
  const summerEnd = midnight + day - 2 * 3_600_000;
  const isSummer = dayInParis(new Date(summerEnd)) > midnight;
  return new Date((isSummer ? summerEnd : summerEnd + 3_600_000) - 1);
};

/**
 * The end of the day in Paris that comes `days` after the contract's, moved from a weekend or holiday to the next
 * working day (code de la consommation L221-19).
 */
const endAfter = (concludedAt: Date, days: number): Date =>
  endOfParisDay(nextWorkingDay(dayInParis(concludedAt) + days * day));

/** The last moment (UTC) of the statutory right to withdraw. */
export const withdrawalEnd = (concludedAt: Date): Date => endAfter(concludedAt, statutoryDays);

/** The last moment (UTC) of the pack's guarantee; undefined for an order without the pack. */
export const guaranteeEnd = (services: readonly PaidKey[], concludedAt: Date): Date | undefined =>
  services.includes('pack-complet') ? endAfter(concludedAt, guaranteeDays) : undefined;

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
  | 'due_at'
  | 'apologised_at'
  | 'withdrawal_until'
  | 'guarantee_until'
  | 'withdrawn_services'
  | 'refunded_amount'
> & {
  readonly refund_reserved?: number | undefined;
  readonly parts: readonly Pick<Order['parts'][number], 'service' | 'state'>[];
};

const isDelivered = (order: WithdrawalOrder, service: PaidKey): boolean =>
  partsOf([service]).every((part) =>
    order.parts.some((one) => one.service === part && one.state === 'delivered'),
  );

/** Services that can still be withdrawn, in catalogue order. */
const openServices = (order: WithdrawalOrder, now: Date): PaidKey[] => {
  const end = changeOfMindEnd(order);
  if (!isListed(order) || !end) return [];
  const rest = order.services.filter((service) => !order.withdrawn_services?.includes(service));
  if (isWithdrawable(end, now)) return rest;
  return isLate(order, now) ? rest.filter((service) => !isDelivered(order, service)) : [];
};

export type Withdrawable = {
  readonly services: readonly PaidKey[];
  /** The refund for all of them, in cents. */
  readonly amount: number;
  /** True when the single prices add up to the paid amount; otherwise all services are withdrawn together. */
  readonly isDivisible: boolean;
};

/** The services that can be withdrawn now; undefined when there are none, or when everything is already refunded. */
export const withdrawableOf = (order: WithdrawalOrder, now: Date): Withdrawable | undefined => {
  const services = openServices(order, now);
  const left = order.amount - (order.refund_reserved ?? order.refunded_amount ?? 0);
  if (services.length === 0 || left <= 0) return undefined;
  const isDivisible = totalOf(order.services) === order.amount;
  return { services, isDivisible, amount: isDivisible ? Math.min(totalOf(services), left) : left };
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
  return open.isDivisible ? Math.min(totalOf([...wanted]), open.amount) : undefined;
};
