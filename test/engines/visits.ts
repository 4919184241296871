/** The visitors' browsers, and the checks in each of them. */
import { afterEach, expect, inject } from 'vitest';
import { storedSession } from '#test/support/e2e/stored-session.ts';
import { browserOptions } from '../../bin/local/browser.ts';
import { failureFile, pictureFile } from './album.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { overflow, seeRest } from './hand.ts';
import { openPuppeteer } from './puppeteer-engine.ts';
import { openWebKit } from './webkit-engine.ts';

const engines = {
  firefox: (options: EngineOptions) => openPuppeteer('firefox', options),
  webkit: openWebKit,
  chromium: (options: EngineOptions) => openPuppeteer('chrome', options),
} as const;
type Name = keyof typeof engines;
export const names = ['firefox', 'webkit', 'chromium'] as const satisfies readonly Name[];
export const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Every engine at every width. */
export const runs = names.flatMap((name) => screens.map((screen) => ({ name, ...screen })));

export const site = (path: string): string => `${inject('shop').site}${path}`;

let opened: Engine[] = [];

/** A separate browser for one person. */
export const visit = async (name: Name, screen: Pick<EngineOptions, 'width' | 'height'>): Promise<Engine> => {
  const { env } = await browserOptions();
  const engine = await engines[name]({ ...screen, env });
  opened.push(engine);
  return engine;
};

/** Opens a page for somebody who has signed in before. */
export const openAs = async (
  engine: Engine,
  person: Parameters<typeof storedSession>[0],
  path: string,
): Promise<void> => {
  await engine.open(site('/robots.txt'));
  await engine.run(
    ([stored = '']) => {
      localStorage.setItem('session', stored);
      return '';
    },
    [storedSession(person)],
  );
  await engine.open(site(path));
};

/** Takes a picture of every open browser; one that does not answer has none. */
const shootVisits = async (name: string): Promise<void> => {
  await Promise.all(
    opened.map(async (engine, who) => {
      const file = await failureFile(`${name} ${who + 1}`);
      await engine.shoot(file).then(
        () => console.log(`what it showed: ${file}`),
        () => undefined,
      );
    }),
  );
};

const endVisits = async (): Promise<void> => {
  const ending = opened;
  opened = [];
  await Promise.all(ending.map((engine) => engine.close()));
};

/** Ends the browsers of each test of a file; of a failed one there are pictures. */
export const endAfterEach = (): void =>
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shootVisits(task.suite?.name ?? task.name);
    await endVisits();
  });

/** Checks the rules of every moment: no error was logged, and nothing scrolls sideways; then takes a picture. */
export const lookedAt = (name: Name, width: number) => {
  let count = 0;
  return async (engine: Engine, moment: string): Promise<void> => {
    count += 1;
    await seeRest(engine);
    await engine.shoot(await pictureFile(width, `${String(count).padStart(2, '0')}-${moment}`, name));
    expect(await engine.said(), `${name} says at ${moment}`).toEqual([]);
    expect(await overflow(engine), `${name} scrolls sideways at ${moment}`).toBeLessThanOrEqual(0);
  };
};
export type Look = ReturnType<typeof lookedAt>;
