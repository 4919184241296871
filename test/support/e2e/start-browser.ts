import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserOptions } from '../../../bin/local/browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the running Chromium. */
    browser: string;
  }
}

/** Starts the browser of a run on loopback; returns a function that ends it. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await chromium.launchServer({
    host: '127.0.0.1',
    ...(await browserOptions()),
    // Keeps the back/forward cache and the pop-up blocker on, as in a normal browser.
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-popup-blocking'],
  });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
};
export default setup;
