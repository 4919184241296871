/** Chance that comes again: the same seed, the same hour. */
export const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Instants (seconds) at which so many a second come by themselves, through a span of seconds. */
export const arrivals = (perSecond: number, seconds: number, random: () => number): number[] => {
  const instants: number[] = [];
  for (let at = 0; ; ) {
    at -= Math.log(1 - random()) / perSecond;
    if (!(at < seconds)) return instants;
    instants.push(at);
  }
};

/** Each begins at its instant and lasts its seconds: how many run at once, at most. */
export const mostAtOnce = (spans: readonly (readonly [begin: number, seconds: number])[]): number => {
  const changes = spans.flatMap(([begin, seconds]) => [[begin, 1] as const, [begin + seconds, -1] as const]);
  changes.sort(([left, up], [right, other]) => left - right || up - other);
  let [now, most] = [0, 0];
  for (const [, change] of changes) {
    now += change;
    most = Math.max(most, now);
  }
  return most;
};

/** Served one after the other, each for so many seconds: the longest that one waits before it begins. */
export const longestWait = (instants: readonly number[], seconds: number): number => {
  let [free, longest] = [0, 0];
  for (const at of [...instants].sort((left, right) => left - right)) {
    const begin = Math.max(at, free);
    longest = Math.max(longest, begin - at);
    free = begin + seconds;
  }
  return longest;
};

/** The most that fall into one second. */
export const mostInASecond = (instants: readonly number[]): number =>
  Math.max(0, ...[...Map.groupBy(instants, Math.floor).values()].map(({ length }) => length));
