import { sockets } from './live-sockets.ts';
import { accounts } from './pool.ts';
import * as stores from './stores.ts';

/** The dependencies of `evict`. */
export const eviction = () => ({
  accounts: accounts(),
  profiles: stores.profiles(),
  orders: stores.orders(),
  connections: stores.connections(),
  sockets: sockets(),
  clock: () => new Date(),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
});
