import { useCallback, useState } from 'react';

/** The names of the zones, whose histories are 17 KB: they load on demand, and again after a failure. */
export const useZones = () => {
  const [zones, setZones] = useState<readonly string[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('#domain/births/zone-history.ts').then(
      ({ zoneNames }) => setZones(zoneNames),
      () => setFailed(true),
    );
  }, []);
  return { zones, hasFailed, load };
};
