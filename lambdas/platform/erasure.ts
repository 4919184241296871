import { accounts } from './pool.ts';
import * as stores from './stores.ts';

/** What it takes to erase an account (`eraseAccount`), but for its files. */
export const erasure = () => ({
  accounts: accounts(),
  profiles: stores.profiles(),
  orders: stores.orders(),
  parts: stores.parts(),
  refunds: stores.refunds(),
  erasures: stores.erasures(),
  mailTraces: stores.mailTraces(),
  tokenTraces: stores.tokenTraces(),
  contactTraces: stores.contactTraces(),
  connections: stores.connections(),
  concerns: stores.concerns(),
  guidances: stores.guidances(),
  accesses: stores.accesses(),
  clock: () => new Date(),
});
