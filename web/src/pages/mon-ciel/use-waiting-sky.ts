import { useEffect, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { prepareFragment } from '#web/platform/fragment.tsx';
import { firstDrawn, waitingId } from './drawings.ts';

/** The part that stands for the visitor's own drawing until it is made. Offline the one that is there stays. */
export const useWaitingSky = (service: Discipline): string => {
  const [shown, show] = useState(() => waitingId(firstDrawn));
  useEffect(() => {
    let isCurrent = true;
    prepareFragment(waitingId(service)).then(
      () => isCurrent && show(waitingId(service)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [service]);
  return shown;
};
