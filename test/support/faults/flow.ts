import { arrive, type Bought, order, payAt } from './acts.ts';
import type { Picture } from './picture.ts';
import type { World } from './world.ts';

/** The final state, and the customer's answers. */
export type Outcome = { readonly picture: Picture; readonly client: Readonly<Record<string, unknown>> };

/**
 * One step of the shop. Everything before it runs without faults; `step` is repeated by its caller under faults and
 * returns the caller's result.
 */
export type Flow = {
  readonly name: string;
  readonly prepare: (world: World) => Promise<() => Promise<Outcome['client']>>;
  /** True when Stripe's events finally reach the shop. */
  readonly hearsEvents: boolean;
};

/** A paid order before the shop knows of the payment. */
export const paidOrder = async (world: World): Promise<Bought> => {
  const bought = await order(world, await arrive(world));
  await payAt(world, bought.sessionId);
  return bought;
};
