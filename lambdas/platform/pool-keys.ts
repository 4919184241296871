/** The pool's public keys in this instance of a function. They are fetched once, and again when a token names another. */
export type KeySource<Keys> = {
  readonly load: () => Promise<Keys>;
  /** Milliseconds. */
  readonly now: () => number;
};

/** Tokens with made-up key ids make an instance ask the pool this often at most. */
const quietMs = 30_000;

export const keepKeys = <Keys>({ load, now }: KeySource<Keys>, take: (keys: Keys) => void) => {
  let loading: Promise<void> | undefined;
  let askedAt = 0;

  const ask = (): Promise<void> => {
    askedAt = now();
    return load().then(take);
  };
  /** Until it has worked once, every caller tries. */
  const ensure = (): Promise<void> => {
    loading ??= ask().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  /** True when the keys were fetched anew just now; those that are known stay when that fails. */
  const refresh = async (): Promise<boolean> => {
    if (now() - askedAt < quietMs) return false;
    return ask().then(
      () => true,
      () => false,
    );
  };
  return { ensure, refresh };
};
