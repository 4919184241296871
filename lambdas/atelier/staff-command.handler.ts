import { ShopError } from '#domain/wire/errors.ts';
import { staffCommandSchema } from '#domain/wire/staff.ts';
import { evict } from '#lambdas/access/evict.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { accounts, factors } from '#lambdas/platform/pool.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { dismissing, inviting } from '#lambdas/platform/team.ts';
import { obeyCommand } from './staff-command.ts';

/** Has no route: only the shop's owner has the right to invoke it (`npm run staff`). */
export const handler = async (event: unknown) => {
  const now = new Date();
  try {
    const powers = {
      ...inviting(now),
      ...dismissing(now),
      profiles: stores.profiles(),
      accounts: accounts(),
      factors: factors(),
      outbox: stores.outbox(),
      evict: (id: string) => evict(id, eviction()),
    };
    return { staff: await obeyCommand(staffCommandSchema.parse(event), powers) };
  } catch (error) {
    if (error instanceof ShopError) return { refused: error.message };
    throw error;
  }
};
