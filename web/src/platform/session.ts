/**
 * The session of this browser: one local-storage entry, refreshed on demand, shared by all tabs (§1, §9).
 * Loaded only where a session exists or is made; `hasStoredSession` tells without it.
 */
import * as z from 'zod/mini';
import { missingFactor, staffGroups } from '#domain/staff-groups.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import type { AuthTokens } from '#domain/wire/api.ts';
import { cookieKey, forgetAllBut, readItem, removeItem, sessionKey, writeItem } from './browser-storage.ts';
import { refreshTokens, revokeToken } from './cognito-api.ts';
import { ApiError } from './errors.ts';
import { askForCode } from './second-factor.ts';
import { announce, type SessionState, type SessionUser } from './session-state.ts';
import { srpSignIn } from './srp-sign-in.ts';
import { clearTabStorage } from './tab-storage.ts';
import { withTimeLimit } from './time-limit.ts';

const storedSchema = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Milliseconds of this machine's clock, so that a wrong clock does not matter. */
  expiresAt: z.number(),
});
type Stored = z.infer<typeof storedSchema>;

/** §9: a token with less time left is refreshed first. */
const refreshMargin = 90_000;
const signInLimit = 20_000;

const read = (): Stored | undefined => {
  try {
    const parsed = z.safeParse(storedSchema, JSON.parse(readItem(sessionKey) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

const announceStored = (expired: boolean): void => announce({ user: read()?.user, expired });

const claimsSchema = z.object({ sub: z.string(), email: z.string() });

/** What a token says; only the server checks whether it is true. */
const payloadOf = (token: string): unknown => {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
};

const userOf = (idToken: string): SessionUser => {
  const claims = z.parse(claimsSchema, payloadOf(idToken));
  return { id: claims.sub, email: claims.email };
};

type Tokens = { accessToken: string; idToken: string; refreshToken: string; expiresIn: number };

const store = (tokens: Tokens): Stored => {
  const session = {
    user: userOf(tokens.idToken),
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    expiresAt: Date.now() + tokens.expiresIn * 1000,
  };
  writeItem(sessionKey, JSON.stringify(session));
  return session;
};

const refresh = async (session: Stored): Promise<Stored | undefined> => {
  const fresh = await refreshTokens(session.refreshToken);
  // Meanwhile this or another tab may have signed out, or in as someone else: that stands.
  if (read()?.refreshToken !== session.refreshToken) return read();
  if (fresh) return store({ ...fresh, refreshToken: session.refreshToken });
  removeItem(sessionKey);
  announceStored(true);
  return undefined;
};

let refreshing: Promise<Stored | undefined> | undefined;
const refreshOnce = (session: Stored): Promise<Stored | undefined> => {
  refreshing ??= refresh(session).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
};

/**
 * A token good for at least 90 s; undefined without a session or when it just expired. `refused`: a token that the
 * API did not accept. Throws `ApiError` offline.
 */
export const accessToken = async (refused?: string): Promise<string | undefined> => {
  const session = read();
  if (!session) return undefined;
  const isFresh = session.expiresAt - Date.now() >= refreshMargin && session.accessToken !== refused;
  return (isFresh ? session : await refreshOnce(session))?.accessToken;
};

const groupsSchema = z.object({
  'cognito:groups': z.catch(z.array(z.string()), []),
  [missingFactor.name]: z.optional(z.string()),
});

/** Somebody with a group, which no token says before the second factor is enrolled. */
export const lacksFactor = async (): Promise<boolean> => {
  const token = await accessToken();
  return token !== undefined && z.parse(groupsSchema, payloadOf(token)).factor === missingFactor.value;
};

/** Whether to offer the way to the atelier; what its server answers does not depend on it. */
export const isStaff = async (): Promise<boolean> => {
  const token = await accessToken();
  if (!token) return false;
  const groups = z.parse(groupsSchema, payloadOf(token))['cognito:groups'];
  return Object.values(staffGroups).some((group) => groups.includes(group)) || lacksFactor();
};

/** The first state of a page: an old token is refreshed before its owner counts as signed in, if the network allows. */
export const restore = async (): Promise<SessionState> => {
  const before = read();
  if (!before) removeItem(sessionKey);
  await accessToken().catch(() => undefined);
  const user = read()?.user;
  return { user, expired: before !== undefined && user === undefined };
};

/** Staff is asked for a code meanwhile. Throws `ApiError` with §8's French message, or `TimeoutError`. */
export const signIn = async (email: string, password: string): Promise<SessionUser> => {
  const address = email.trim().toLowerCase();
  const step = await withTimeLimit(signInLimit, undefined, () => srpSignIn(address, password));
  const { user } = store('answer' in step ? await askForCode(step) : step);
  announceStored(false);
  return user;
};

/** The account as the pool has it now: a changed address shows at once. Undefined when the session is over. */
export const renew = async (): Promise<SessionUser | undefined> => {
  const session = read();
  const fresh = session && (await refreshOnce(session));
  if (fresh) announceStored(false);
  return fresh?.user;
};

/**
 * Shows the password once more, as what is asked next needs it. A change of the address that broke off may have moved
 * it in the pool already. Throws as `signIn` does.
 */
export const signInAgain = async (password: string): Promise<SessionUser> => {
  const user = await renew();
  const former = read();
  if (!user || !former) throw new ApiError('signed_out', errorTexts.signed_out, 401);
  const entered = await signIn(user.email, password);
  // The session that it replaces is good for nobody any more; without the network it ends by itself.
  await revokeToken(former.refreshToken).catch(() => undefined);
  return entered;
};

/** A session from tokens that our API made (`authTokens`); undefined when they are no longer good. */
export const startFromTokens = async (tokens: AuthTokens): Promise<SessionUser | undefined> => {
  const fresh = await refreshTokens(tokens.refresh_token);
  if (!fresh) return undefined;
  const { user } = store({ ...fresh, refreshToken: tokens.refresh_token });
  announceStored(false);
  return user;
};

/**
 * Revokes, then forgets all that the shop keeps in this browser, the choice of /cookies aside. Offline it throws and the
 * session stays: «signed out» must be true when it is said.
 */
export const endSession = async (): Promise<void> => {
  const session = read();
  if (session) await revokeToken(session.refreshToken);
  forgetAllBut(cookieKey);
  clearTabStorage();
  announceStored(false);
};
