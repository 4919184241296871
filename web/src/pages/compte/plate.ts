/** «Votre carte» is inked as the order goes on; what is not inked yet stands in pencil. */
import type { Order } from '#domain/order.ts';

export const stages = ['circle', 'houses', 'aspects', 'full'] as const;
export type PlateStage = (typeof stages)[number];

/** Paid: the circle; taken by a first expert: the houses; in writing by all of them: the aspects; delivered: everything. */
export const plateStageOf = ({ status, parts }: Pick<Order, 'status' | 'parts'>): PlateStage => {
  if (status === 'delivered') return 'full';
  const open = parts.filter((part) => !(part.withdrawn_at ?? part.refunded_at));
  const waiting = open.filter(({ state }) => state === 'waiting').length;
  if (waiting === open.length) return 'circle';
  return waiting > 0 ? 'houses' : 'aspects';
};
