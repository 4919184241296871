/** WebKitGTK's own small browser by WebDriver, on a screen of memory: it knows neither BiDi nor a headless mode. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { type Engine, type EngineOptions, marked, until } from './engine.ts';

/** The bars of the small browser would keep its window wider than a phone. */
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

/** A screen of memory that nobody else has; X says its number on the fourth channel. */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const size = ['-screen', '0', '1600x1200x24'];
  const screen = spawn('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = screen.stdio[3];
  if (!told) throw new Error('no channel to the screen');
  const [number] = await once(told, 'data');
  return { screen, display: `:${String(number).trim()}` };
};

/** The driver on a screen of its own, both ended by `end`. */
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
    window.addEventListener('error', (event) => window.__said.push(event.message));
    window.addEventListener('unhandledrejection', (event) => window.__said.push(String(event.reason)));
    const error = console.error;
    console.error = (...words) => { window.__said.push(words.join(' ')); error(...words); };
  }
  return JSON.stringify(window.__said);`;

/** This driver tells nothing of the console: the page is listened to as soon as it answers. */
const listener = (driver: WebDriver) => {
  const said = new Set<string>();
  return async (): Promise<readonly string[]> => {
    const here: unknown = JSON.parse(await driver.executeScript<string>(collect));
    if (Array.isArray(here)) for (const line of here) said.add(String(line));
    return [...said];
  };
};

const sized = async (driver: WebDriver, { width, height }: EngineOptions): Promise<void> => {
  const inner = await driver.executeScript<number>('return innerHeight');
  const { height: outer } = await driver.manage().window().getRect();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width, height: height + outer - inner });
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
      await driver.get(address);
      await listen();
    },
    run: async (work, given) => {
      await listen();
      return driver.executeScript<string>(work, given);
    },
    click: () => target().click(),
    type: (text) => target().sendKeys(text),
    attach: (file) => target().sendKeys(file),
    shoot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    tabs: async () => {
      const count = (await driver.getAllWindowHandles()).length;
      await driver.switchTo().window(window);
      return count;
    },
    said: listen,
    close: async () => {
      await driver.quit().catch(() => undefined);
      end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
