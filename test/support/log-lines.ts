/** Catches the log lines of functions in a unit test. */
import { vi } from 'vitest';
import * as z from 'zod/mini';

const lineSchema = z.looseObject({ event: z.string() });

/** Catches the lines from now on, until `vi.restoreAllMocks`. */
export const linesOf = () => {
  vi.stubEnv('STAGE', 'test');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lines = () => write.mock.calls.map(([line]) => lineSchema.parse(JSON.parse(String(line))));
  return { lines, events: () => lines().map(({ event }) => event) };
};
