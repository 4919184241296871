import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, notAuthorized, storeKeeping, storeSession } from '#test/support/browser.ts';
import { wireOrder } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { reportPage } from '#test/support/readable.ts';
import { fakeCaches } from '#test/support/shelf.ts';
import { keepingChoice } from '#web/platform/keeping-choice.ts';
import { dropReport, findReport, keepReport, tidyReports } from '#web/platform/kept-reports.ts';
import { accessToken } from '#web/platform/session.ts';
import { signOut } from '#web/platform/sign-out.ts';
import { tidyDevice } from '#web/platform/tidy-device.ts';

const day = 86_400_000;
const [user, service] = ['user-1', keyFor.western] as const;
const address = { order: 'an-order', service };
const now = Date.parse('2026-11-25T08:00:00.000Z');

let shelves: () => string[];
beforeEach(() => {
  fakeBrowser(({ url }) => (url.startsWith('/api/') ? { json: { signedOut: true } } : { text: '' }));
  storeSession(600);
  storeKeeping(true);
  shelves = fakeCaches();
});
afterEach(() => vi.unstubAllGlobals());

const keep = (page = reportPage()) => keepReport(user, address, page, now);

type Listed = Parameters<typeof wireOrder>[0];
const listed = (changes: Listed = {}, version = 1) =>
  wireOrder({
    ...{ id: address.order, user_id: user, services: [service], status: 'delivered' },
    parts: [{ service, state: 'delivered', version, readable: true }],
    file_urls: [{ service, url: '/api/a-link' }],
    ...changes,
  });

describe('a report that was opened', () => {
  it('is kept whole for its account for seven days after the last answer', async () => {
    expect(await keep()).toBe(true);
    expect((await findReport(user, address, now + 7 * day - 1))?.page).toEqual(reportPage());
    expect(await findReport(user, address, now + 7 * day)).toBeUndefined();
    // It was removed, and a clock that is set back does not bring it back.
    expect(await findReport(user, address, now)).toBeUndefined();
  });

  it('gets seven more days with each answer', async () => {
    await keep();
    await keepReport(user, address, reportPage(), now + 5 * day);
    expect(await findReport(user, address, now + 11 * day)).toBeDefined();
  });

  it('is not shown by a clock that is set back by a week', async () => {
    await keep();
    expect(await findReport(user, address, now - 8 * day)).toBeUndefined();
  });

  it('is removed when another account asks for it', async () => {
    await keep();
    expect(await findReport('somebody-else', address, now)).toBeUndefined();
    expect(await findReport(user, address, now)).toBeUndefined();
  });

  it('is not kept after the account has left', async () => {
    localStorage.removeItem('session');
    expect(await keep()).toBe(false);
  });

  it('is gone after a refusal of the server', async () => {
    await keep();
    await dropReport(address);
    expect(await findReport(user, address, now)).toBeUndefined();
  });

  it('is dropped when its form is no longer known', async () => {
    const shelf = await caches.open('lecture');
    await shelf.put(`/api/orders/an-order/reports/${service}/page`, new Response('{"user":"user-1","at":1}'));
    expect(await findReport(user, address, now)).toBeUndefined();
  });
});

describe('without an agreement', () => {
  it.each([
    ['was never asked for', undefined],
    ['was refused', false],
  ])('that %s, nothing is kept, and looking leaves nothing either', async (_case, keeps) => {
    localStorage.removeItem('lecture.choix');
    if (keeps !== undefined) storeKeeping(keeps);
    expect(await keep()).toBe(false);
    expect(await findReport(user, address, now)).toBeUndefined();
    await dropReport(address);
    await tidyReports([listed()], now);
    expect(shelves()).toEqual([]);
    expect(localStorage.getItem('lecture')).toBeNull();
  });

  it('that is older than six months, it is asked for again', () => {
    storeKeeping(true, new Date(Date.now() - 181 * day));
    expect(keepingChoice.read()?.keeps).toBe(true);
    storeKeeping(true, new Date(Date.now() - 183 * day));
    expect(keepingChoice.read()).toBeUndefined();
  });
});

describe('after seven days the file itself leaves', () => {
  const file = async () =>
    (await (await caches.open('lecture')).keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/api/'));

  it.each([
    ['stays a moment before', 7 * day - 1, 1],
    ['goes at the next opening of any page', 7 * day, 0],
    ['goes when the clock was set back by a week', -7 * day, 0],
  ])('it %s, while the session goes on', async (_case, later, left) => {
    await keep();
    await (await caches.open('lecture')).put('/compte/lecture', new Response('<html></html>'));
    vi.useFakeTimers({ now: now + later, toFake: ['Date'] });
    await tidyDevice(user);
    vi.useRealTimers();
    expect(await file()).toHaveLength(left);
    expect(await (await caches.open('lecture')).match('/compte/lecture')).toBeDefined();
  });
});

describe('the list of orders', () => {
  const left = async (...orders: Parameters<typeof tidyReports>[0]) => {
    await keep();
    await tidyReports(orders, now);
    return findReport(user, address, now);
  };

  it('leaves a report that may still be read', async () => {
    expect((await left(listed()))?.page).toBeDefined();
  });

  it('removes one that was refunded, erased or is another account’s, and one of long ago', async () => {
    expect(await left(listed({ file_urls: [] }))).toBeUndefined();
    expect(await left()).toBeUndefined();
    expect(await left(listed({ user_id: 'somebody-else' }))).toBeUndefined();
    await keep();
    await tidyReports([listed()], now + 8 * day);
    expect(await findReport(user, address, now)).toBeUndefined();
  });

  it('leaves of a replaced version what tells the changes, and no text', async () => {
    const rest = await left(listed({}, 2));
    expect(rest).toMatchObject({ version: 1, trace: [{ name: 'Chère Camille,' }, {}, {}] });
    expect(JSON.stringify(rest)).not.toContain('Commencer vous est donné');
  });
});

describe('signing out', () => {
  it('removes all reports with the page’s files', async () => {
    await keep();
    expect(shelves()).toEqual(['lecture']);
    await signOut(false);
    expect(shelves()).toEqual([]);
  });

  it('happens also when the session was ended elsewhere', async () => {
    await keep();
    fakeBrowser(() => notAuthorized);
    storeSession(10);
    await accessToken();
    expect(shelves()).toEqual([]);
  });
});

it('a browser without caches keeps nothing and reads on', async () => {
  vi.unstubAllGlobals();
  fakeBrowser(() => ({ json: {} }));
  storeSession(600);
  storeKeeping(true);
  expect(await keep()).toBe(false);
  expect(await findReport(user, address, now)).toBeUndefined();
  await tidyReports([listed()], now);
});
