/** One tab writes a draft at a time. Web Locks decide; a channel asks the other tab to put its text down first. */

export type TabLock = { readonly release: () => void };

/** The other tab stores what it has within this time; afterwards the lock is taken from it. */
const patience = 1_500;

type Options = { readonly signal?: AbortSignal; readonly steal?: boolean; readonly ifAvailable?: boolean };

/** Resolves with the lock, or undefined where another tab has it. `onLost`: it was taken away. */
const request = (name: string, options: Options, onLost: () => void): Promise<TabLock | undefined> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, options, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((end) => resolve({ release: () => end() }));
      })
      .catch(() => {
        resolve(undefined);
        onLost();
      });
  });

const channelOf = (name: string): BroadcastChannel => new BroadcastChannel(name);

/** Takes the lock if no other tab has it. A browser without locks has no other tab to ask either. */
export const tryLock = (name: string, onLost: () => void): Promise<TabLock | undefined> =>
  'locks' in navigator
    ? request(name, { ifAvailable: true }, onLost)
    : Promise.resolve({ release: () => undefined });

/** Asks the other tab for the lock, and takes it. */
export const takeLock = async (name: string, onLost: () => void): Promise<TabLock | undefined> => {
  const channel = channelOf(name);
  channel.postMessage('give');
  channel.close();
  const given = await request(name, { signal: AbortSignal.timeout(patience) }, () => undefined);
  return given ?? request(name, { steal: true }, onLost);
};

/** Calls `give` when another tab wants to write; it ends with the lock released. */
export const onAsked = (name: string, give: () => void): (() => void) => {
  const channel = channelOf(name);
  channel.onmessage = give;
  return () => channel.close();
};
