/** The parts of a browser that platform code uses, for unit tests in Node. */
import { vi } from 'vitest';

const siteConfig = {
  stage: 'local',
  userPoolId: 'eu-west-3_test',
  userPoolClientId: 'client',
  cognitoEndpoint: 'https://cognito.test',
  reportsOrigin: 'https://reports.test',
};

const memoryStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
};

export type SentRequest = { url: string; headers: Headers; body: unknown; signal: AbortSignal | undefined };
/** An answer, an Error (no network), or `never` (no answer until the request is aborted). */
export type Reply = { status?: number; json?: unknown; text?: string } | Error | 'never';

const respond = (reply: Reply, signal: AbortSignal | undefined): Promise<Response> => {
  if (reply instanceof Error) return Promise.reject(reply);
  if (reply === 'never') {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }
  const body = reply.text ?? JSON.stringify(reply.json ?? {});
  return Promise.resolve(new Response(body, { status: reply.status ?? 200 }));
};

/** Installs storage and network; `answer` answers every request except /config.json. Returns the sent requests. */
export const fakeBrowser = (answer: (request: SentRequest) => Reply): SentRequest[] => {
  const sent: SentRequest[] = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url === '/config.json') return respond({ json: siteConfig }, undefined);
    const request = {
      url,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init?.signal ?? undefined,
    };
    sent.push(request);
    return respond(answer(request), request.signal);
  });
  return sent;
};

/** An unsigned JWT: the browser reads claims, the server checks signatures. */
export const idToken = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

/** Stores a session in the form of `session.ts`. */
export const storeSession = (secondsLeft: number, changes: object = {}): void =>
  localStorage.setItem(
    'session',
    JSON.stringify({
      user: { id: 'user-1', email: 'camille@exemple.fr' },
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      expiresAt: Date.now() + secondsLeft * 1000,
      ...changes,
    }),
  );

/** What the customer has answered about reports on this device, in the form of `keeping-choice.ts`. */
export const storeKeeping = (keeps: boolean, at = new Date()): void =>
  localStorage.setItem('lecture.choix', JSON.stringify({ keeps, at: at.toISOString() }));

export const refreshed = (accessToken: string): Reply => ({
  json: {
    AuthenticationResult: {
      AccessToken: accessToken,
      IdToken: idToken({ sub: 'user-1', email: 'camille@exemple.fr' }),
      ExpiresIn: 900,
    },
  },
});

export const notAuthorized: Reply = {
  status: 400,
  json: { __type: 'NotAuthorizedException', message: 'no' },
};
