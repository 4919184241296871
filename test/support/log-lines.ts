/** What functions write into their log, caught in a unit test. */
import { vi } from 'vitest';
import * as z from 'zod/mini';

const lineSchema = z.looseObject({ event: z.string() });

/** Catches the lines from now on; `vi.restoreAllMocks` ends it. */
export const linesOf = () => {
  vi.stubEnv('STAGE', 'test');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lines = () => write.mock.calls.map(([line]) => lineSchema.parse(JSON.parse(String(line))));
  return { lines, events: () => lines().map(({ event }) => event) };
};
