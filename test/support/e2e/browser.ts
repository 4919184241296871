/**
 * A real Chromium for the tests: one per run (`start-browser.ts`), a new profile per visitor, and no message allowed on
 * the console.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { rootFolder } from '../../../bin/local/files.ts';
import { newAddress } from '../client.ts';
import type { TestCustomer } from '../customers.ts';
import { watchBareText } from './bare-text.ts';
import { type Problems, watch } from './problems.ts';
import { storedSession } from './stored-session.ts';

/** A phone and a desktop (the widths of the design). */
export const screens = [
  { name: '390 px', viewport: { width: 390, height: 844 } },
  { name: '1440 px', viewport: { width: 1440, height: 900 } },
] as const;

/** For journeys that `checkScreens` or other files hold at the other width: this halves the time of a run. */
export const phone = screens.slice(0, 1);
export const desk = screens.slice(1);

export type Visitor = Pick<Problems, 'expectProblem'> & {
  readonly page: Page;
  readonly context: BrowserContext;
};
export type VisitOptions = {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Signed in from the start, like a returning customer. */
  readonly as?: TestCustomer;
  readonly javaScriptEnabled?: boolean;
  /** The zone of the device; without it that of the shop. */
  readonly timezoneId?: string;
};

/** The time limit of a wait; a busy machine takes several times as long as a quiet one. */
const patience = 40_000;

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const newContext = async (browser: Browser, site: string, { as: customer, ...options }: VisitOptions) => {
  const localStorage = customer ? [{ name: 'session', value: storedSession(customer) }] : [];
  const context = await browser.newContext({
    viewport: screens[0].viewport,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    baseURL: site,
    // The shop counts each visitor by an address of its own.
    userAgent: `${chrome} TestViewer/${customer?.ip ?? newAddress()}`,
    storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
    ...options,
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript(watchBareText);
  return context;
};

const pictures = join(rootFolder, '.build/e2e');

/** Saves the last picture of each visitor of a failed test. */
const keepPictures = async (name: string, contexts: readonly BrowserContext[]) => {
  await mkdir(pictures, { recursive: true });
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(
    pages.map((page, at) =>
      page.screenshot({ path: join(pictures, `${file}-${at}.png`), timeout: 5000 }).catch(() => undefined),
    ),
  );
};

/**
 * The browser contexts of a file's tests. A test fails for each unexpected console error or warning, page error and violation
 * of the content security policy (`expectProblem` declares the expected ones).
 */
export const useContexts = () => {
  let browser: Browser;
  let visits: { context: BrowserContext; problems: Problems }[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser?.close());
  afterEach(async ({ task }) => {
    const contexts = visits.map(({ context }) => context);
    const found = visits.flatMap(({ problems }) => problems.unexpected());
    const missing = visits.flatMap(({ problems }) => problems.missing());
    visits = [];
    const hasFailed = task.result?.state === 'fail' || found.length > 0;
    if (hasFailed) await keepPictures(task.fullTestName ?? task.name, contexts);
    await Promise.all(contexts.map((context) => context.close()));
    expect({ found, missing: hasFailed ? [] : missing }).toEqual({ found: [], missing: [] });
  });
  return async (site: string, options: VisitOptions): Promise<Visitor & { problems: Problems }> => {
    const context = await newContext(browser, site, options);
    const problems = watch(context);
    visits.push({ context, problems });
    return { context, problems, page: await context.newPage(), expectProblem: problems.expectProblem };
  };
};

/** The visitors of the running shop. */
export const useVisitors = () => {
  const open = useContexts();
  return async (options: VisitOptions = {}): Promise<Visitor> => {
    const { problems: _, ...visitor } = await open(inject('shop').site, options);
    return visitor;
  };
};
