import { isListed, type Order } from '#domain/order.ts';

export type Part = Order['parts'][number];

/** Words are sent until an expert has the consultation. */
export const isOpen = ({ state, withdrawn_at, refunded_at }: Part): boolean =>
  state === 'waiting' && !withdrawn_at && !refunded_at;

/** Somewhere words can still be written. */
export const hasOpenPart = (order: Order): boolean => isListed(order) && order.parts.some(isOpen);

export type RowPart = {
  readonly order: Order;
  readonly part: Part;
  /** The shop has just said that nothing is sent any more; the order on the screen may be older. */
  readonly isFixed: boolean;
};
