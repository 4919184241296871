import { isRefunded, isWithdrawn, type Order } from './order.ts';

export const timelineKeys = ['paid', 'confirmed', 'taken', 'writing', 'delivered'] as const;
export type TimelineKey = (typeof timelineKeys)[number];

export type TimelineStep = {
  readonly key: TimelineKey;
  /** `coming` steps have no fixed order: an address may be verified at any time. */
  readonly state: 'done' | 'current' | 'coming';
  /** UTC; only for a done step with a known instant. */
  readonly at: string | undefined;
};

const earliest = (instants: readonly (string | undefined)[]): string | undefined =>
  instants.flatMap((instant) => instant ?? []).sort()[0];

/** The done steps of a paid order, with their instants where known. */
const doneSteps = (order: Order): Partial<Record<TimelineKey, { at: string | undefined }>> => {
  const taken = order.parts.filter(({ state }) => state !== 'waiting');
  const isDelivered = order.status === 'delivered';
  return {
    paid: { at: order.paid_at },
    ...(order.email_validated && { confirmed: { at: order.email_validated_at } }),
    ...(taken.length > 0 && { taken: { at: earliest(taken.map(({ taken_at }) => taken_at)) } }),
    ...(isDelivered && { writing: { at: undefined }, delivered: { at: order.delivered_at } }),
  };
};

/** The step that waits for somebody: for the customer's click, then for an expert, whose writing waits for no click. */
const currentOf = (done: Partial<Record<TimelineKey, unknown>>): TimelineKey | undefined => {
  if (done.delivered) return undefined;
  if (done.taken) return 'writing';
  return done.confirmed ? 'taken' : 'confirmed';
};

/**
 * The steps of a paid order: paid, address verified, taken by an expert, written, delivered. A withdrawn or refunded
 * order has no coming steps, an unpaid one no timeline.
 */
export const timelineOf = (order: Order): TimelineStep[] => {
  if (!order.paid_at) return [];
  const done = doneSteps(order);
  const current = currentOf(done);
  const steps = timelineKeys.map((key): TimelineStep => {
    const step = done[key];
    if (step) return { key, state: 'done', at: step.at };
    return { key, state: key === current ? 'current' : 'coming', at: undefined };
  });
  return isRefunded(order) || isWithdrawn(order) ? steps.filter(({ state }) => state === 'done') : steps;
};
