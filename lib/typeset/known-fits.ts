import { createHash } from 'node:crypto';
import type { PrintedReport } from '../domain/report/printed.ts';

/** Sections of the last reports that were typeset. */
const most = 500;

/**
 * How much sections were tightened or loosened, so that each is tried once: while one is written the others stay. Kept
 * by a hash of all that decides where lines end, because no text of a report stays in the memory of a function.
 */
export const createKnownFits = () => {
  const known = new Map<string, number>();
  return {
    /** The names of a report's sections. */
    keysOf: (report: PrintedReport, figures: readonly string[]): string[] => {
      const { author, role, words, sections } = report;
      const around = JSON.stringify([author, role, words, figures]);
      return sections.map((section) =>
        createHash('sha256').update(around).update(JSON.stringify(section)).digest('base64'),
      );
    },
    fitOf: (key: string | undefined): number | undefined => known.get(key ?? ''),
    keep: (key: string | undefined, fit: number): void => {
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      known.set(key ?? '', fit);
    },
  };
};
