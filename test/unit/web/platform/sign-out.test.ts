import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type Reply, refreshed, storeSession } from '#test/support/browser.ts';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { signOut } from '#web/platform/sign-out.ts';

const offline = new TypeError('Failed to fetch');
const ended: Reply = { json: { signedOut: true } };

afterEach(() => vi.unstubAllGlobals());

describe('a session', () => {
  it('revokes on sign-out', async () => {
    const sent = fakeBrowser(({ url }) => (url.startsWith('/api/') ? ended : { text: '' }));
    storeSession(600);
    await signOut(false);
    const [end, revoke] = sent;
    expect([end?.url, end?.body]).toEqual(['/api/sign-out', { everywhere: false }]);
    expect(revoke?.headers.get('x-amz-target')).toMatch(/\.RevokeToken$/);
    expect(revoke?.body).toEqual({ Token: 'refresh-1', ClientId: 'client' });
    expect(hasStoredSession()).toBe(false);
  });

  it('leaves nothing of the shop in the browser on sign-out but the choices of /cookies', async () => {
    fakeBrowser(({ url }) => (url.startsWith('/api/') ? ended : { text: '' }));
    storeSession(600);
    const keys = ['claim', 'emailValidatedOrder', 'redirect.payment', 'lecture', 'dossier', 'tomorrow’s key'];
    for (const key of keys) localStorage.setItem(key, '{"secret":"A"}');
    localStorage.setItem('cookies', '{"audience":false}');
    localStorage.setItem('lecture.choix', '{"keeps":false}');
    sessionStorage.setItem('checkout.typed', '{"birthDate":"17/04/1991"}');
    await signOut(false);
    for (const key of [...keys, 'session']) expect(localStorage.getItem(key), key).toBeNull();
    expect(localStorage.getItem('cookies')).toBe('{"audience":false}');
    expect(localStorage.getItem('lecture.choix')).toBe('{"keeps":false}');
    expect(sessionStorage.getItem('checkout.typed')).toBeNull();
  });

  it.each<[string, Reply]>([
    ['has ended it already', { status: 401, json: {} }],
    ['fails', { status: 500, json: {} }],
  ])('is ended in this browser even when the server %s', async (_case, reply) => {
    fakeBrowser(({ url, headers }) => {
      const isRefresh = headers.get('x-amz-target')?.endsWith('InitiateAuth');
      return url.startsWith('/api/') ? reply : isRefresh ? refreshed('access-2') : { text: '' };
    });
    storeSession(600);
    await signOut(false);
    expect(hasStoredSession()).toBe(false);
  });

  it('is kept when it should end everywhere and the server fails', async () => {
    fakeBrowser(({ url }) => (url.startsWith('/api/') ? { status: 500, json: {} } : { text: '' }));
    storeSession(600);
    await expect(signOut(true)).rejects.toMatchObject({ code: 'unexpected' });
    expect(hasStoredSession()).toBe(true);
  });

  it('is kept, with a message, when the revocation did not arrive', async () => {
    fakeBrowser(() => offline);
    storeSession(600);
    await expect(signOut(false)).rejects.toMatchObject({ code: 'offline' });
    expect(hasStoredSession()).toBe(true);
  });
});
