import { useCallback, useEffect, useState } from 'react';
import type { Queues } from '#domain/checkout.ts';
import { askQueues } from '#web/platform/queues.ts';

/** The experts' queues, for the promised date; undefined until they are known. `refresh` asks the server anew. */
export const useQueues = () => {
  const [queues, setQueues] = useState<Queues>();
  useEffect(() => {
    let isHere = true;
    void askQueues('default').then((answer) => isHere && setQueues(answer));
    return () => {
      isHere = false;
    };
  }, []);
  const refresh = useCallback(async () => setQueues(await askQueues('reload')), []);
  return { queues, refresh };
};
