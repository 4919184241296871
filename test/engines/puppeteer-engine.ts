/** Drives Firefox and Chromium with one library: Firefox by WebDriver BiDi. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { browserOptions } from '../../bin/local/browser.ts';
import { type Engine, type EngineOptions, marked, patience } from './engine.ts';

/** `home`: Firefox does not start as root in another user's home, which containers of a pipeline have. */
const launched = async (
  browser: 'firefox' | 'chrome',
  { width, height, env }: EngineOptions,
  home: string,
) => {
  const viewport = { defaultViewport: { width, height }, timeout: patience };
  const common = { browser, env: { ...env, HOME: home }, ...viewport } as const;
  if (browser === 'firefox') {
    // Shows PDFs in the browser, and scrollbars over the page like on phones.
    const extraPrefsFirefox = {
      'intl.accept_languages': 'fr-FR',
      'pdfjs.disabled': false,
      'ui.useOverlayScrollbars': 1,
    };
    return launch({ ...common, executablePath: '/usr/bin/firefox-esr', headless: true, extraPrefsFirefox });
  }
  const { executablePath, args } = await browserOptions();
  return launch({ ...common, executablePath, headless: 'shell', args: [...args, '--lang=fr-FR'] });
};

export const openPuppeteer = async (kind: 'firefox' | 'chrome', options: EngineOptions): Promise<Engine> => {
  const home = await mkdtemp(join(tmpdir(), `${kind}-`));
  const browser = await launched(kind, options, home);
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: (work, given) => page.evaluate(work, given),
    click: () => page.click(marked),
    type: (text) => page.type(marked, text),
    key: (name) => page.keyboard.press(name),
    attach: async (file) => {
      const input = await page.$('input[data-hand]');
      await input?.uploadFile(file);
    },
    shoot: async (file) => {
      // Chromium paints no open dialog in a picture of the whole page.
      const fullPage = (await page.$('dialog[open]')) === null;
      await page.screenshot({ path: file, type: 'png', fullPage });
    },
    tabs: async () => (await browser.pages()).length,
    said: async () => said,
    close: async () => {
      await browser.close();
      await rm(home, { recursive: true, force: true });
    },
  };
};
