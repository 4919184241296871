import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { readJson, writeJson } from './files.ts';
import { identify, isAlive, processSchema } from './process-identity.ts';

const accountSchema = z.object({
  role: z.enum(['customer', 'expert', 'administrator']),
  email: z.string(),
  password: z.string(),
  discipline: z.optional(z.enum(disciplines)),
  /** For staff: the secret for an authenticator application, in base32. */
  totp_secret: z.optional(z.string()),
});
export type Account = z.infer<typeof accountSchema>;

/** `.local/run.json`, for scripts and testers: origins without a trailing slash, and the seeded accounts. */
export const runSchema = z.object({
  site: z.string(),
  mailbox: z.string(),
  payments: z.string(),
  emulator: z.string(),
  accounts: z.array(accountSchema),
});
export type Run = z.infer<typeof runSchema>;

const runFile = (stateFolder: string) => join(stateFolder, 'run.json');
const holderFile = (stateFolder: string) => join(stateFolder, 'holder.json');

const holderOf = async (stateFolder: string) => {
  const holder = await readJson(holderFile(stateFolder), processSchema);
  return holder && (await isAlive(holder)) ? holder : undefined;
};

/** True while a living process runs the shop on this state folder. */
export const isHeld = async (stateFolder: string): Promise<boolean> =>
  (await holderOf(stateFolder)) !== undefined;

/**
 * Makes this process the only one on its state folder. Throws when another process runs; a killed run does not count.
 */
export const holdState = async (stateFolder: string): Promise<void> => {
  const holder = await holderOf(stateFolder);
  if (holder) {
    const running = await readJson(runFile(stateFolder), runSchema);
    throw new Error(
      `The shop is already running (process ${holder.pid}${running ? `, ${running.site}` : ''}).`,
    );
  }
  await rm(runFile(stateFolder), { force: true });
  await writeJson(holderFile(stateFolder), await identify(process.pid));
};

export const releaseState = (stateFolder: string): Promise<void> =>
  rm(holderFile(stateFolder), { force: true });

export const publishRun = (stateFolder: string, run: Run): Promise<void> =>
  writeJson(runFile(stateFolder), run);

export const withdrawRun = (stateFolder: string): Promise<void> => rm(runFile(stateFolder), { force: true });

/** Empties the state folder, except the file of its holder and the folders of test runs. */
export const emptyState = async (stateFolder: string): Promise<void> => {
  const kept = (name: string) => name === basename(holderFile(stateFolder)) || name.startsWith('test-');
  const names = (await readdir(stateFolder)).filter((name) => !kept(name));
  await Promise.all(names.map((name) => rm(join(stateFolder, name), { recursive: true, force: true })));
};
