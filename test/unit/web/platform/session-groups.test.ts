import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, idToken, storeSession } from '#test/support/browser.ts';
import { isStaff, lacksFactor } from '#web/platform/session.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the link to the atelier', () => {
  it.each([
    [['experts'], true],
    [['administrators'], true],
    [['others'], false],
    [undefined, false],
  ])('is offered to groups %o: %s', async (groups, isOffered) => {
    fakeBrowser(() => new TypeError('Failed to fetch'));
    storeSession(600, { accessToken: idToken({ sub: 'user-1', 'cognito:groups': groups }) });
    await expect(isStaff()).resolves.toBe(isOffered);
  });

  it('is offered to accounts whose groups wait for a second factor, with its own text', async () => {
    fakeBrowser(() => new TypeError('Failed to fetch'));
    storeSession(600, { accessToken: idToken({ sub: 'user-1', factor: 'missing' }) });
    await expect(Promise.all([isStaff(), lacksFactor()])).resolves.toEqual([true, true]);
    storeSession(600, { accessToken: idToken({ sub: 'user-1', 'cognito:groups': ['experts'] }) });
    await expect(lacksFactor()).resolves.toBe(false);
  });

  it('is not offered without a session', async () => {
    fakeBrowser(() => new TypeError('Failed to fetch'));
    await expect(isStaff()).resolves.toBe(false);
  });
});
