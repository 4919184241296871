/**
 * Work of a queue has three tries, six minutes apart (`lib/constructs/work-queue.ts`). A try that ran out of time or
 * memory notes nothing, so that what still waits after the last one is over by the clock alone.
 */
const minutes = 20;

export const isGivenUp = (since: string, now: Date): boolean =>
  now.getTime() - Date.parse(since) > minutes * 60_000;
