import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserOptions } from '../../../bin/local/browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the running Chromium is reached. */
    browser: string;
  }
}

/** Starts the browser of a run, on loopback, and ends it. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await chromium.launchServer({
    host: '127.0.0.1',
    ...(await browserOptions()),
    // Pages left behind are kept alive and pop-ups are blocked, as at home.
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-popup-blocking'],
  });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
};
export default setup;
