import { arrive, type Bought, order, payAt } from './acts.ts';
import type { Picture } from './picture.ts';
import type { World } from './world.ts';

/** What stands at the end, and what the customer was told. */
export type Outcome = { readonly picture: Picture; readonly client: Readonly<Record<string, unknown>> };

/**
 * One step of the shop: what comes before it happens without faults; `step` is what faults happen to, with the
 * repetitions of whoever calls it; it gives what the caller learned.
 */
export type Flow = {
  readonly name: string;
  readonly prepare: (world: World) => Promise<() => Promise<Outcome['client']>>;
  /** Stripe's events reach the shop in the end. */
  readonly hearsEvents: boolean;
};

/** What a customer has bought and paid, before anybody has told the shop. */
export const paidOrder = async (world: World): Promise<Bought> => {
  const bought = await order(world, await arrive(world));
  await payAt(world, bought.sessionId);
  return bought;
};
