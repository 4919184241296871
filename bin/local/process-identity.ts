import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

export const processSchema = z.object({ pid: z.int(), startedAt: z.string() });
export type ProcessIdentity = z.infer<typeof processSchema>;

const startOf = async (pid: number): Promise<string | undefined> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the command name, which may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    const listed = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(
      () => undefined,
    );
    return listed?.stdout.trim() || undefined;
  }
};

/** Identifies a process by number and start time, because numbers are reused after a restart. */
export const identify = async (pid: number): Promise<ProcessIdentity | undefined> => {
  const startedAt = await startOf(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
};

export const isAlive = async (known: ProcessIdentity): Promise<boolean> =>
  (await startOf(known.pid)) === known.startedAt;
