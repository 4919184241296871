import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fakeBrowser, notAuthorized, refreshed, storeSession } from '#test/support/browser.ts';
import { ApiError, call, TimeoutError } from '#web/platform/api-client.ts';
import { hasStoredSession } from '#web/platform/browser-storage.ts';

const echo = {
  method: 'POST',
  path: '/api/things/{id}',
  body: z.strictObject({ name: z.string() }),
  answer: z.object({ ok: z.boolean() }),
} as const;
const options = { params: { id: 'a/b' }, body: { name: 'x' } };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );

describe('a call', () => {
  it('sends body, escaped path, bearer and claim, and parses the answer', async () => {
    const sent = fakeBrowser(() => ({ json: { ok: true, unknown: 1 } }));
    storeSession(600);
    await expect(call(echo, { ...options, claim: 'secret' })).resolves.toEqual({ ok: true });
    expect(sent[0]).toMatchObject({ url: '/api/things/a%2Fb', body: { name: 'x' } });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer access-1');
    expect(sent[0]?.headers.get('x-claim')).toBe('secret');
  });

  it('has no bearer token without a session', async () => {
    const sent = fakeBrowser(() => ({ json: { ok: true } }));
    await call(echo, options);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('x-claim')).toBe(false);
  });
});

describe('a refusal', () => {
  it('has the API’s own sentence', async () => {
    const json = { error: { code: 'too_many', message: 'Trop de tentatives.' } };
    fakeBrowser(() => ({ status: 429, json }));
    expect(await failure(call(echo, options))).toEqual(new ApiError('too_many', 'Trop de tentatives.', 429));
  });

  it.each([
    { status: 502, text: '<html>' },
    { status: 200, json: { ok: 'yes' } },
  ])('has one fixed sentence when the answer is not the shop’s (%o)', async (reply) => {
    fakeBrowser(() => reply);
    const error = await failure(call(echo, options));
    expect(error).toMatchObject({ code: 'unexpected', message: 'Une erreur inattendue s’est produite' });
  });

  it('of the firewall, which answers with a page, is a French sentence that says what to do', async () => {
    const text = '<!DOCTYPE HTML><TITLE>ERROR: The request could not be satisfied</TITLE>Request blocked.';
    fakeBrowser(() => ({ status: 403, text }));
    const error = await failure(call(echo, options));
    expect(error).toMatchObject({
      ...{ code: 'blocked', status: 403 },
      message: expect.stringMatching(/^Notre pare-feu a arrêté cet envoi.*Modifiez/),
    });
  });

  it('of the gateway’s throttling is shown as too many tries', async () => {
    fakeBrowser(() => ({ status: 429, json: { message: 'Too Many Requests' } }));
    const message = 'Trop de tentatives. Patientez quelques minutes, puis réessayez.';
    expect(await failure(call(echo, {}))).toMatchObject({ code: 'too_many', status: 429, message });
  });

  it('of the gateway itself says that the session is over', async () => {
    fakeBrowser(() => ({ status: 401, json: { message: 'Unauthorized' } }));
    const error = await failure(call(echo, options));
    const message = 'Votre session a expiré. Reconnectez-vous pour continuer.';
    expect(error).toMatchObject({ code: 'signed_out', status: 401, message });
  });

  it('distinguishes a missing network', async () => {
    fakeBrowser(() => new TypeError('Failed to fetch'));
    expect(await failure(call(echo, options))).toMatchObject({ code: 'offline', status: 0 });
  });
});

describe('the time limit', () => {
  it('ends the request and has its own error', async () => {
    vi.useFakeTimers();
    const sent = fakeBrowser(() => 'never');
    const failed = failure(call(echo, { ...options, timeoutMs: 10_000 }));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent[0]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const error = await failed;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toHaveProperty('message', 'Timeout: La requête a pris trop de temps');
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it('includes the refresh of the token', async () => {
    vi.useFakeTimers();
    const sent = fakeBrowser(() => 'never');
    storeSession(10);
    const failed = failure(call(echo, { ...options, timeoutMs: 1_000 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failed).toBeInstanceOf(TimeoutError);
    expect(sent.map(({ url }) => url)).toEqual(['https://cognito.test/']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it('keeps the reason of the caller’s own abort', async () => {
    fakeBrowser(() => 'never');
    const controller = new AbortController();
    const failed = failure(call(echo, { ...options, signal: controller.signal }));
    controller.abort('left');
    expect(await failed).toBe('left');
  });
});

describe('a bearer token that the API does not accept', () => {
  const signedOut = {
    status: 401,
    json: { error: { code: 'signed_out', message: 'Votre session a expiré.' } },
  };

  it('is refreshed and the call repeated once', async () => {
    const sent = fakeBrowser(({ url, headers }) => {
      if (url === 'https://cognito.test/') return refreshed('access-2');
      return headers.get('authorization') === 'Bearer access-2' ? { json: { ok: true } } : signedOut;
    });
    storeSession(600);
    await expect(call(echo, options)).resolves.toEqual({ ok: true });
    expect(sent).toHaveLength(3);
  });

  it('ends the session when the refresh is refused too', async () => {
    fakeBrowser(({ url }) => (url === 'https://cognito.test/' ? notAuthorized : signedOut));
    storeSession(600);
    expect(await failure(call(echo, options))).toMatchObject({ code: 'signed_out', status: 401 });
    expect(hasStoredSession()).toBe(false);
  });
});
