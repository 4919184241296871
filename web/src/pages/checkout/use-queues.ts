import { useCallback, useEffect, useState } from 'react';
import { noQueues, type Queues } from '#domain/checkout.ts';
import { askQueues } from '#web/platform/queues.ts';

/**
 * After this time the catalogue's dates are shown until the queues are known; the server refuses a date that is too
 * early.
 */
const patience = 3000;

/** The experts' queues for the due date; undefined until they are known. `refresh` loads them again. */
export const useQueues = () => {
  const [queues, setQueues] = useState<Queues>();
  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(() => setQueues((known) => known ?? noQueues), patience);
    void askQueues('default').then((answer) => isHere && setQueues(answer));
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  const refresh = useCallback(async () => setQueues(await askQueues('reload')), []);
  return { queues, refresh };
};
