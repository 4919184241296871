import { useCallback, useEffect, useState } from 'react';

const load = () => import('#domain/charts/small-sky.ts');
export type SkyLoader = typeof load;
type Engine = Awaited<ReturnType<typeof load>>['smallSkyOf'];

export type SkyEngine = {
  /** Undefined while it loads. */
  readonly smallSkyOf: Engine | undefined;
  readonly hasFailed: boolean;
  readonly again: () => void;
};

/** Loads the ephemeris apart, because the instant is shown without waiting for it. */
export const useSmallSky = (loadEngine: SkyLoader = load): SkyEngine => {
  const [engine, setEngine] = useState<{ readonly smallSkyOf: Engine }>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isGone = false;
    loadEngine().then(
      (module) => isGone || setEngine(module),
      () => isGone || setFailed(tries),
    );
    return () => {
      isGone = true;
    };
  }, [loadEngine, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return { smallSkyOf: engine?.smallSkyOf, hasFailed: !engine && failed === tries, again };
};
