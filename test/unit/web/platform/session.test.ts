import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fakeBrowser,
  idToken,
  notAuthorized,
  type Reply,
  refreshed,
  storeSession,
} from '#test/support/browser.ts';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { accessToken, restore, signIn, startFromTokens } from '#web/platform/session.ts';
import { type SessionState, subscribe } from '#web/platform/session-state.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { signInError, srpSignIn } from '#web/platform/srp-sign-in.ts';

vi.mock(import('#web/platform/srp-sign-in.ts'), async (original) => ({
  ...(await original()),
  srpSignIn: vi.fn(),
}));

const offline = new TypeError('Failed to fetch');
const heard = (): SessionState[] => {
  const states: SessionState[] = [];
  stops.push(subscribe((state) => states.push(state)));
  return states;
};
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('the access token', () => {
  it('is returned without the network while more than 90 s remain', async () => {
    const sent = fakeBrowser(() => offline);
    storeSession(120);
    await expect(accessToken()).resolves.toBe('access-1');
    expect(sent).toEqual([]);
  });

  it('is refreshed once for all callers when less remains', async () => {
    const sent = fakeBrowser(() => refreshed('access-2'));
    storeSession(80);
    await expect(Promise.all([accessToken(), accessToken()])).resolves.toEqual(['access-2', 'access-2']);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: 'refresh-1' },
    });
    await expect(accessToken()).resolves.toBe('access-2');
    expect(sent).toHaveLength(1);
  });

  it('is refreshed when the API refused it, even before its expiry', async () => {
    fakeBrowser(() => refreshed('access-2'));
    storeSession(800);
    await expect(accessToken('access-1')).resolves.toBe('access-2');
  });

  it('is removed with the session when the refresh is refused', async () => {
    fakeBrowser(() => notAuthorized);
    storeSession(10);
    const states = heard();
    await expect(accessToken()).resolves.toBeUndefined();
    expect(states).toEqual([{ user: undefined, expired: true }]);
    expect(hasStoredSession()).toBe(false);
  });

  it('takes what lies beside it along when the refresh is refused, but the form of this tab', async () => {
    fakeBrowser(() => notAuthorized);
    storeSession(10);
    for (const key of ['claim', 'emailValidatedOrder', 'dossier', 'lecture', 'cookies'])
      localStorage.setItem(key, '{}');
    sessionStorage.setItem('checkout.typed', '{"owner":"user-1"}');
    await accessToken();
    for (const key of ['claim', 'emailValidatedOrder', 'dossier', 'lecture'])
      expect(localStorage.getItem(key), key).toBeNull();
    expect(localStorage.getItem('cookies')).toBe('{}');
    expect(sessionStorage.getItem('checkout.typed')).toBe('{"owner":"user-1"}');
  });

  it.each<Reply>([
    offline,
    { status: 500, json: {} },
    { status: 400, json: { __type: 'TooManyRequestsException' } },
  ])('keeps the session when the refresh had no answer (%o)', async (reply) => {
    fakeBrowser(() => reply);
    storeSession(10);
    await expect(accessToken()).rejects.toMatchObject({ code: 'offline' });
    expect(hasStoredSession()).toBe(true);
  });

  it('does not restore a session that was left during the refresh', async () => {
    fakeBrowser(() => {
      localStorage.removeItem('session');
      return refreshed('access-2');
    });
    storeSession(10);
    await expect(accessToken()).resolves.toBeUndefined();
    expect(hasStoredSession()).toBe(false);
  });
});

describe('the first state of a page', () => {
  it('is the stored user', async () => {
    fakeBrowser(() => offline);
    storeSession(600);
    await expect(restore()).resolves.toEqual({
      user: { id: 'user-1', email: 'camille@exemple.fr' },
      expired: false,
    });
  });

  it('stays the stored user offline', async () => {
    fakeBrowser(() => offline);
    storeSession(-600);
    await expect(restore()).resolves.toMatchObject({ user: { id: 'user-1' }, expired: false });
  });

  it('is expired when the refresh is refused', async () => {
    fakeBrowser(() => notAuthorized);
    storeSession(-600);
    await expect(restore()).resolves.toEqual({ user: undefined, expired: true });
  });

  it('drops a value that is no session', async () => {
    fakeBrowser(() => offline);
    localStorage.setItem('session', '{"user":');
    await expect(restore()).resolves.toEqual({ user: undefined, expired: false });
    expect(hasStoredSession()).toBe(false);
  });
});

describe('signing in and out', () => {
  it('signs in with the address as the pool has it', async () => {
    fakeBrowser(() => offline);
    const token = idToken({ sub: 'user-2', email: 'noé@exemple.fr' });
    vi.mocked(srpSignIn).mockResolvedValue({
      accessToken: 'access-3',
      idToken: token,
      refreshToken: 'refresh-3',
      expiresIn: 900,
    });
    const states = heard();
    await expect(signIn(' Noe@Exemple.FR ', 'secret')).resolves.toEqual({
      id: 'user-2',
      email: 'noé@exemple.fr',
    });
    expect(srpSignIn).toHaveBeenCalledWith('noe@exemple.fr', 'secret');
    expect(states).toEqual([{ user: { id: 'user-2', email: 'noé@exemple.fr' }, expired: false }]);
    await expect(accessToken()).resolves.toBe('access-3');
  });

  it.each([
    ['another account ends the session that was here, and forgets it', 'user-2', null, ['refresh-1']],
    ['the same account keeps what lies here', 'user-1', '{}', []],
  ])('of %s', async (_case, sub, claim, revoked) => {
    const sent = fakeBrowser(() => ({ text: '' }));
    storeSession(600);
    localStorage.setItem('claim', '{}');
    vi.mocked(srpSignIn).mockResolvedValueOnce({
      accessToken: 'access-3',
      idToken: idToken({ sub, email: 'noé@exemple.fr' }),
      refreshToken: 'refresh-3',
      expiresIn: 900,
    });
    await signIn('noe@exemple.fr', 'secret');
    expect(localStorage.getItem('claim')).toBe(claim);
    expect(sent.map(({ body }) => body)).toEqual(revoked.map((Token) => ({ Token, ClientId: 'client' })));
    await expect(accessToken()).resolves.toBe('access-3');
  });

  it('starts from tokens of the API', async () => {
    fakeBrowser(() => refreshed('access-4'));
    await expect(startFromTokens({ access_token: 'x', refresh_token: 'refresh-4' })).resolves.toMatchObject({
      id: 'user-1',
    });
    await expect(accessToken()).resolves.toBe('access-4');
  });

  it('does not start from tokens that are no longer valid', async () => {
    fakeBrowser(() => notAuthorized);
    await expect(startFromTokens({ access_token: 'x', refresh_token: 'y' })).resolves.toBeUndefined();
    expect(hasStoredSession()).toBe(false);
  });

  it('with the password again revokes the replaced session, which leaves the list of the account', async () => {
    const sent = fakeBrowser(({ body }) =>
      JSON.stringify(body).includes('REFRESH_TOKEN_AUTH') ? refreshed('access-2') : { text: '' },
    );
    storeSession(600);
    vi.mocked(srpSignIn).mockResolvedValueOnce({
      accessToken: 'access-3',
      idToken: idToken({ sub: 'user-1', email: 'camille@exemple.fr' }),
      refreshToken: 'refresh-3',
      expiresIn: 900,
    });
    await signInAgain('lune-rousse-9');
    const [revoked, left] = sent.slice(-2);
    expect(revoked?.body).toEqual({ Token: 'refresh-1', ClientId: 'client' });
    expect([left?.url, left?.body]).toEqual(['/api/sign-out', { everywhere: false, replaced: true }]);
    expect(left?.headers.get('authorization')).toBe('Bearer access-2');
    await expect(accessToken()).resolves.toBe('access-3');
  });
});

it.each([
  [
    { code: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    'Email ou mot de passe incorrect',
  ],
  [{ code: 'UserNotFoundException', message: '' }, 'Email ou mot de passe incorrect'],
  [{ code: 'NotAuthorizedException', message: 'Password attempts exceeded' }, /Trop de tentatives/],
  [{ code: 'TooManyRequestsException', message: '' }, /Trop de tentatives/],
  [{ code: 'NetworkError', message: 'Network error' }, /connexion a échoué/],
  [{ code: 'InternalErrorException' }, 'Une erreur inattendue s’est produite'],
  [new TypeError('unknown'), 'Une erreur inattendue s’est produite'],
])('shows Cognito’s refusal %o in French', (failure, message) => {
  expect(signInError(failure).message).toMatch(message);
});
