import { useCallback, useEffect, useState } from 'react';
import { disciplines } from '#domain/catalogue.ts';
import type { QueueHours } from '#domain/checkout.ts';

/** `queuePromise` of the wire contract, read without its schema: step 1 loads neither zod nor the session. */
const address = '/api/promise';
/** After that the catalogue's dates are shown; the server refuses a payment for which a queue makes them too early. */
const patience = 3000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What an answer tells; nothing of one that is not understood. */
export const queueHoursIn = (answer: unknown): QueueHours => {
  const hours = isRecord(answer) && isRecord(answer.hours) ? answer.hours : {};
  return Object.fromEntries(
    disciplines.flatMap((key) => (typeof hours[key] === 'number' ? [[key, hours[key]]] : [])),
  );
};

const askQueues = async (cache: RequestCache): Promise<QueueHours> => {
  try {
    const response = await fetch(address, { cache, signal: AbortSignal.timeout(patience) });
    return response.ok ? queueHoursIn(await response.json()) : {};
  } catch {
    return {};
  }
};

/** The experts' queues, for the promised date; undefined until they are known. `refresh` asks the server anew. */
export const useQueues = () => {
  const [queues, setQueues] = useState<QueueHours>();
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
