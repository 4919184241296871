import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import * as z from 'zod/mini';
import { readJson, rootFolder } from '../../../bin/local/files.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the running Chromium is reached. */
    browser: string;
  }
}

const executable = async (): Promise<string> => {
  const found = await readJson(join(rootFolder, '.tools/browser.json'), z.object({ executable: z.string() }));
  return found?.executable ?? '/usr/bin/chromium';
};

/** Starts the browser of a run, on loopback, and ends it. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await chromium.launchServer({
    host: '127.0.0.1',
    executablePath: await executable(),
    // Chromium's sandbox does not start as root, which containers run as.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    // Pages left behind are kept alive and pop-ups are blocked, as at home.
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-popup-blocking'],
  });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
};
export default setup;
