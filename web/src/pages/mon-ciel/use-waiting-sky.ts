import { useEffect, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { prepareFragment } from '#web/platform/fragment.tsx';

const idOf = (service: Discipline): string => `mon-ciel-${service}`;

/** The part that stands for the visitor's own drawing until it is made. Offline the one that is there stays. */
export const useWaitingSky = (service: Discipline): string => {
  // The page comes with the wheel.
  const [shown, show] = useState(() => idOf('astrologie-occidentale'));
  useEffect(() => {
    let isCurrent = true;
    prepareFragment(idOf(service)).then(
      () => isCurrent && show(idOf(service)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [service]);
  return shown;
};
