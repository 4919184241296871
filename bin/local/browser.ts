import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson, rootFolder } from './files.ts';

/** The Chromium that the set-up found, and what it is started with. */
export const browserOptions = async (): Promise<{ executablePath: string; args: string[] }> => {
  const found = await readJson(join(rootFolder, '.tools/browser.json'), z.object({ executable: z.string() }));
  return {
    executablePath: found?.executable ?? '/usr/bin/chromium',
    // Its sandbox does not start as root, which containers run as.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
};
