import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson, rootFolder } from './files.ts';

type BrowserOptions = { executablePath: string; args: string[]; env: Record<string, string | undefined> };

/** The installed Chromium with its start options; `fonts` names the file that lists its fonts. */
export const browserOptions = async (fonts: 'desk' | 'android' = 'desk'): Promise<BrowserOptions> => {
  const found = await readJson(join(rootFolder, '.tools/browser.json'), z.object({ executable: z.string() }));
  return {
    executablePath: found?.executable ?? '/usr/bin/chromium',
    // Its sandbox does not start as root, the user of containers.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    env: { ...process.env, FONTCONFIG_FILE: join(rootFolder, `bin/local/fonts/${fonts}.conf`) },
  };
};
