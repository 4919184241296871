import { disciplines } from '#domain/catalogue.ts';
import { noQueues, type Queues } from '#domain/checkout.ts';

/** `readQueues` of the wire contract, read without its schema: neither the catalogue nor step 1 loads zod. */
const address = '/api/queues';
const patience = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const each = <Value>(values: unknown, isValue: (value: unknown) => value is Value) =>
  Object.fromEntries(
    disciplines.flatMap((key) => {
      const value = isRecord(values) ? values[key] : undefined;
      return isValue(value) ? [[key, value]] : [];
    }),
  );
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The queues of an answer; none for an answer of another shape. */
export const queuesIn = (answer: unknown): Queues => {
  if (!isRecord(answer)) return noQueues;
  const { hours, priority_hours, back, closed } = answer;
  return {
    hours: each(hours, isNumber),
    priority_hours: each(priority_hours, isNumber),
    back: each(back, isDay),
    closed: Array.isArray(closed) ? disciplines.filter((key) => closed.includes(key)) : [],
  };
};

/** The experts' queues from the server; empty ones when it does not answer. */
export const askQueues = async (cache: RequestCache): Promise<Queues> => {
  try {
    const response = await fetch(address, { cache, signal: AbortSignal.timeout(patience) });
    return response.ok ? queuesIn(await response.json()) : noQueues;
  } catch {
    return noQueues;
  }
};
