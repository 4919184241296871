import type { Issue } from '#domain/issues.ts';

type Count = { readonly orders: number; readonly others: number };

/** Orders count once, however many of their issues are listed; mails and addresses without an order each. */
export const countOf = (issues: readonly Issue[]): Count => ({
  orders: new Set(issues.flatMap(({ order_id }) => order_id ?? [])).size,
  others: issues.filter(({ order_id }) => order_id === undefined).length,
});
