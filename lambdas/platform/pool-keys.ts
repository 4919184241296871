/** The pool's public keys in this function instance: fetched once, and again when a token names an unknown key. */
export type KeySource<Keys> = {
  readonly load: () => Promise<Keys>;
  /** Milliseconds. */
  readonly now: () => number;
};

/** The shortest time between two fetches, so that tokens with invented key ids do not flood the pool. */
const quietMs = 30_000;

export const keepKeys = <Keys>({ load, now }: KeySource<Keys>, take: (keys: Keys) => void) => {
  let loading: Promise<void> | undefined;
  let askedAt = 0;

  const ask = (): Promise<void> => {
    askedAt = now();
    return load().then(take);
  };
  /** Every caller retries until one fetch has succeeded. */
  const ensure = (): Promise<void> => {
    loading ??= ask().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  /** True when the keys were fetched again. The known keys stay when the fetch fails. */
  const refresh = async (): Promise<boolean> => {
    if (now() - askedAt < quietMs) return false;
    return ask().then(
      () => true,
      () => false,
    );
  };
  return { ensure, refresh };
};
