import { errorFacts, log } from '#lambdas/platform/log.ts';
import { isReadingOf } from '#lambdas/staff/second-reading.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ReadingsStore } from '#lambdas/storage/readings.ts';

export type EndReadingsDependencies = {
  readonly parts: Pick<PartsStore, 'findAll'>;
  readonly readings: Pick<ReadingsStore, 'all' | 'end'>;
};

/** Erases readings that are over: from that moment on nobody could open them. A failure is done again by the next run. */
export const endReadings = async ({ parts, readings }: EndReadingsDependencies): Promise<void> => {
  try {
    for (const { key, reading } of await readings.all()) {
      const [part] = await parts.findAll([key]);
      if (reading.ended || !part || !isReadingOf(part, reading)) await readings.end(key);
    }
  } catch (error) {
    log.error('readings_not_ended', errorFacts(error));
  }
};
