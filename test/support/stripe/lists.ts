import type Stripe from 'stripe';
import { missingResource } from './faults.ts';
import type { PageParameters } from './schemas.ts';

type Listed = { readonly id: string; readonly created: number };
type Page<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean };

const isWithin = ({ created }: Listed, wanted: PageParameters['created']): boolean => {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return created === wanted;
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = wanted;
  return created > gt && created >= gte && created < lt && created <= lte;
};

const positionOf = (items: readonly Listed[], id: string, param: string): number => {
  const position = items.findIndex((item) => item.id === id);
  if (position < 0) throw missingResource('object', id, param);
  return position;
};

/** One page, newest first; `records` are in order of creation. */
export const pageOf = <Item extends Listed>(
  records: readonly Item[],
  parameters: PageParameters,
): Page<Item> => {
  const { limit = 10, starting_after: after, ending_before: before, created } = parameters;
  const newest = records.toReversed().filter((item) => isWithin(item, created));
  if (before !== undefined) {
    const newer = newest.slice(0, positionOf(newest, before, 'ending_before'));
    return { items: newer.slice(-limit), hasMore: newer.length > limit };
  }
  const rest = after === undefined ? newest : newest.slice(positionOf(newest, after, 'starting_after') + 1);
  return { items: rest.slice(0, limit), hasMore: rest.length > limit };
};

/** The list object of Stripe's answers. */
export const listObject = <Item>(url: string, data: Item[], hasMore: boolean): Stripe.ApiList<Item> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
