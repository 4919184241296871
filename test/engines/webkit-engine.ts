/**
 * Drives WebKitGTK's MiniBrowser by WebDriver on a virtual screen, because it supports neither BiDi nor a headless
 * mode.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { bounded, type Engine, type EngineOptions, marked, until } from './engine.ts';

/** The bars of MiniBrowser would keep its window wider than a phone. */
const narrowBars = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border: 0; font-size: 1px; }';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    (response) => response.ok,
    () => false,
  );

/** A new virtual screen, as high as the longest page; X writes its number to the fourth channel. */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const size = ['-screen', '0', '1600x8000x24'];
  const screen = spawn('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = screen.stdio[3];
  if (!told) throw new Error('no channel to the screen');
  const [number] = await once(told, 'data');
  return { screen, display: `:${String(number).trim()}` };
};

/** The driver on a screen of its own; `end` ends both. */
const startDriver = async ({ env }: EngineOptions, folder: string) => {
  await mkdir(join(folder, 'gtk-3.0'), { recursive: true });
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowBars);
  const port = await freePort();
  const { screen, display } = await startScreen();
  const own = { ...env, DISPLAY: display, XDG_CONFIG_HOME: folder, LANG: 'fr_FR.UTF-8' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env: own, stdio: 'ignore' });
  const end = () => {
    driver.kill();
    screen.kill();
  };
  await until('the driver of WebKitGTK', () => answers(port));
  return { port, end };
};

const collect = `
  if (!window.__said) {
    window.__said = [];
    const tell = (line) => window.__said.push(line);
    addEventListener('error', ({ message, target }) => tell(message ?? 'not loaded: ' + target.outerHTML), true);
    addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(violatedDirective + ' refuses ' + blockedURI));
    const error = console.error;
    console.error = (...words) => { tell(words.join(' ')); error(...words); };
  }
  return JSON.stringify(window.__said);`;

/** The driver never answers a script in a page that is navigating: the call is abandoned and repeated. */
const answerLimit = 5000;
const keys = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER } as const;
type Script = string | ((given: readonly string[]) => string);
const asked = async (driver: WebDriver, work: Script, given: readonly string[] = []): Promise<string> => {
  let answer = '';
  await until('an answer of the page', async () => {
    answer = await bounded('a script', driver.executeScript<string>(work, given), answerLimit);
    return true;
  });
  return answer;
};

/** The driver does not report the console, so the page is observed as soon as it answers. */
const listener = (driver: WebDriver) => {
  const said = new Set<string>();
  return async (): Promise<readonly string[]> => {
    const here: unknown = JSON.parse(await asked(driver, collect));
    if (Array.isArray(here)) for (const line of here) said.add(String(line));
    return [...said];
  };
};

const sized = async (driver: WebDriver, { width, height }: Omit<EngineOptions, 'env'>): Promise<void> => {
  const inner = async () => Number(await asked(driver, 'return String(innerHeight)'));
  const { height: outer } = await driver.manage().window().getRect();
  const rect = { x: 0, y: 0, width, height: height + outer - (await inner()) };
  await driver.manage().window().setRect(rect);
  await until(`a window of ${height} px`, async () => (await inner()) === height);
};

/**
 * Returns the height of the page. Elements as high as the window keep their height, and an open dialog keeps its
 * position.
 */
const hold = `
  for (const one of document.querySelectorAll('body *')) {
    const { minHeight } = getComputedStyle(one);
    if (Number.parseFloat(minHeight) > innerHeight / 2) one.style.minHeight = minHeight;
  }
  return String(document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight);`;
const release = `
  for (const one of document.querySelectorAll('[style*="min-height"]')) one.style.minHeight = '';
  return '';`;

/** Its pictures end with the window, so the window is enlarged to the whole page for that moment. */
const shoot = async (driver: WebDriver, { width, height }: EngineOptions, file: string): Promise<void> => {
  const page = Number(await asked(driver, hold));
  await sized(driver, { width, height: Math.max(page, height) });
  // Newly visible elements are painted a moment later.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await writeFile(file, await driver.takeScreenshot(), 'base64');
  await sized(driver, { width, height });
  await asked(driver, release);
};

export const openWebKit = async (options: EngineOptions): Promise<Engine> => {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const { port, end } = await startDriver(options, folder);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'eager' });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await sized(driver, options);
  const window = await driver.getWindowHandle();
  const listen = listener(driver);
  const target = () => driver.findElement(By.css(marked));
  return {
    open: async (address) => {
      await bounded(address, driver.get(address));
      await listen();
    },
    run: async (work, given) => {
      await listen();
      return asked(driver, work, given);
    },
    click: () => bounded('a press', target().click()),
    key: (name) => bounded(`the key ${name}`, target().sendKeys(keys[name])),
    type: (text) => bounded(`typing «${text}»`, target().sendKeys(text)),
    attach: (file) => bounded(`attaching ${file}`, target().sendKeys(file)),
    shoot: (file) => bounded(file, shoot(driver, options, file)),
    tabs: async () => {
      const count = (await driver.getAllWindowHandles()).length;
      await driver.switchTo().window(window);
      return count;
    },
    said: listen,
    close: async () => {
      await bounded('the end', driver.quit()).catch(() => undefined);
      end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
