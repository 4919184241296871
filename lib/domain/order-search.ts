/** What an administrator can search orders by: each way has an index. */
import { endOfShopDay } from './holidays.ts';
import { withoutAccents } from './letters.ts';
import { monthOf } from './texts/typography.ts';

/** `from` and `to` are UTC, both inclusive. */
export type OrderQuery =
  | { readonly by: 'date'; readonly from: string; readonly to: string }
  /** An id, or its beginning. */
  | { readonly by: 'number'; readonly number: string }
  /** The address of an account. */
  | { readonly by: 'email'; readonly email: string };

/** Before the first order, and after the last one. */
const always: OrderQuery = { by: 'date', from: '2000', to: '9999' };

const day = 86_400_000;

/** A month in the shop's zone; its first instant follows the last one of the day before. */
const inMonth = (year: number, month: number): OrderQuery => {
  const before = endOfShopDay(Date.UTC(year, month - 1, 1) - day);
  const last = endOfShopDay(Date.UTC(year, month, 1) - day);
  return { by: 'date', from: new Date(before.getTime() + 1).toISOString(), to: last.toISOString() };
};

const plain = (text: string): string => withoutAccents(text).toLowerCase().replaceAll(/\s+/g, ' ').trim();
const months = Array.from({ length: 12 }, (_, index) =>
  plain(monthOf(`2000-${`${index + 1}`.padStart(2, '0')}`)),
);

/** «11/2026», «2026-11», «novembre 2026», «nov. 2026». */
const monthIn = (text: string): OrderQuery | undefined => {
  const [, first, second] = /^(\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  const [, year, number] = /^(\d{4})[/.-](\d{1,2})$/.exec(text) ?? [];
  const [, name = '', named] = /^([a-z]{3,})\.? (\d{4})$/.exec(text) ?? [];
  const known = months.filter((month) => name !== '' && month.startsWith(name));
  const month = Number(first ?? number ?? (known.length === 1 ? months.indexOf(known[0] ?? '') + 1 : 0));
  const inYear = Number(second ?? year ?? named ?? 0);
  return month >= 1 && month <= 12 && inYear >= 2000 ? inMonth(inYear, month) : undefined;
};

/** Reads what was typed; nothing asks for all orders. Undefined for what has no index, such as a name. */
export const readOrderQuery = (typed: string): OrderQuery | undefined => {
  const text = plain(typed);
  if (text === '') return always;
  if (text.includes('@')) return text.includes(' ') ? undefined : { by: 'email', email: text };
  const number = text.replace(/^#/, '');
  return monthIn(text) ?? (/^[0-9a-f][0-9a-f-]{0,35}$/.test(number) ? { by: 'number', number } : undefined);
};
