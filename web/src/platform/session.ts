/**
 * The session of this browser: one local-storage entry, refreshed on demand, shared by all tabs (§1, §9). It is
 * loaded only where a session exists or is made; `hasStoredSession` works without it.
 */
import * as z from 'zod/mini';
import { missingFactor, staffGroups } from '#domain/staff-groups.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import type { AuthTokens } from '#domain/wire/api.ts';
import {
  clearItems,
  cookieKey,
  keepingKey,
  readItem,
  readingKey,
  removeItem,
  sessionKey,
  textsKey,
  writeItem,
} from './browser-storage.ts';
import { refreshTokens, revokeToken } from './cognito-api.ts';
import { ApiError } from './errors.ts';
import { forgetReports } from './forget-reports.ts';
import { askForCode } from './second-factor.ts';
import { announce, type SessionState, type SessionUser } from './session-state.ts';
import { srpSignIn } from './srp-sign-in.ts';
import { clearTabStorage, readTab, writeTab } from './tab-storage.ts';
import { withTimeLimit } from './time-limit.ts';

const storedSchema = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Milliseconds of this device's clock, so that a wrong clock does no harm. */
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

/** The account of the stored session. */
export const storedUser = (): string | undefined => read()?.user.id;

/**
 * What the end of a session removes at once. The two keys that say what lies elsewhere go last (`tidy-device.ts`), so
 * that a tab that is closed in between loses none of it.
 */
const forgetSession = (): void => {
  const kept = ([cookieKey, keepingKey, textsKey, readingKey] as const).map(
    (key) => [key, readItem(key)] as const,
  );
  clearItems();
  for (const [key, value] of kept) if (value !== null) writeItem(key, value);
};

const accountKey = 'account';

/** A tab belongs to the account that it showed last: the next one finds nothing of what was typed here. */
const takeTab = (account: string): void => {
  const last = readTab(accountKey);
  if (last === account) return;
  if (last !== '') clearTabStorage();
  writeTab(accountKey, account);
};

/** The state of the stored session, which the tab shows from now on. */
const stored = (expired: boolean): SessionState => {
  const user = read()?.user;
  if (user) takeTab(user.id);
  return { user, expired };
};

const announceStored = (expired: boolean): void => announce(stored(expired));

const claimsSchema = z.object({ sub: z.string(), email: z.string() });

/** The claims of a token; only the server verifies its signature. */
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
  // This or another tab signed out or in meanwhile, and that state is kept.
  if (read()?.refreshToken !== session.refreshToken) return read();
  if (fresh) return store({ ...fresh, refreshToken: session.refreshToken });
  forgetSession();
  await forgetReports();
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
 * A token valid for at least 90 s; undefined without a session or when it has just expired. `refused`: a token that
 * the API refused. Throws `ApiError` offline.
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

/** Somebody with a group, which tokens carry only after the second factor is enrolled. */
export const lacksFactor = async (): Promise<boolean> => {
  const token = await accessToken();
  return token !== undefined && z.parse(groupsSchema, payloadOf(token)).factor === missingFactor.value;
};

/** Whether to show the link to the atelier; its server decides by itself. */
export const isStaff = async (): Promise<boolean> => {
  const token = await accessToken();
  if (!token) return false;
  const groups = z.parse(groupsSchema, payloadOf(token))['cognito:groups'];
  return Object.values(staffGroups).some((group) => groups.includes(group)) || lacksFactor();
};

/** The first state of a page: an old token is refreshed first, if there is a network. */
export const restore = async (): Promise<SessionState> => {
  const before = read();
  if (!before) removeItem(sessionKey);
  await accessToken().catch(() => undefined);
  return stored(before !== undefined && read() === undefined);
};

/** A session that another account takes over ends as by a sign-out. */
const enter = async (tokens: Tokens): Promise<SessionUser> => {
  const former = read();
  const isOther = former && former.user.id !== userOf(tokens.idToken).id;
  if (isOther) forgetSession();
  const { user } = store(tokens);
  announceStored(false);
  if (isOther) {
    await forgetReports();
    await revokeToken(former.refreshToken).catch(() => undefined);
  }
  return user;
};

/** Staff is asked for a code meanwhile. Throws `ApiError` with §8's French message, or `TimeoutError`. */
export const signIn = async (email: string, password: string): Promise<SessionUser> => {
  const address = email.trim().toLowerCase();
  const step = await withTimeLimit(signInLimit, undefined, () => srpSignIn(address, password));
  return enter('answer' in step ? await askForCode(step) : step);
};

/** The account as the user pool has it, so that a changed address shows at once. Undefined when the session is over. */
export const renew = async (): Promise<SessionUser | undefined> => {
  const session = read();
  const fresh = session && (await refreshOnce(session));
  if (fresh) announceStored(false);
  return fresh?.user;
};

/**
 * Replaces the session by one whose password was just typed, and returns the token of the former. The pool may already
 * have the new address, if an earlier change was interrupted. Throws as `signIn` does.
 */
export const replaceSession = async (password: string): Promise<string> => {
  const user = await renew();
  const former = read();
  if (!user || !former) throw new ApiError('signed_out', errorTexts.signed_out, 401);
  await signIn(user.email, password);
  // The replaced session is revoked; offline it expires by itself.
  await revokeToken(former.refreshToken).catch(() => undefined);
  return former.accessToken;
};

/**
 * Runs a change that ends every session, and signs in with the new password. Refreshes wait for it meanwhile, so that
 * the page does not ask for a sign-in in between. False when only the sign-in failed; throws what `change` throws.
 */
export const throughChange = async (password: string, change: () => Promise<unknown>): Promise<boolean> => {
  const email = read()?.user.email ?? '';
  const changed = change();
  const entered = changed
    .then(() => signIn(email, password))
    .then(
      () => true,
      () => false,
    );
  refreshing = entered.then(read).finally(() => {
    refreshing = undefined;
  });
  await changed;
  return entered;
};

/** A session from tokens that our API made (`authTokens`); undefined when they have expired. */
export const startFromTokens = async (tokens: AuthTokens): Promise<SessionUser | undefined> => {
  const fresh = await refreshTokens(tokens.refresh_token);
  if (!fresh) return undefined;
  return enter({ ...fresh, refreshToken: tokens.refresh_token });
};

/**
 * Revokes the session, then removes all that the shop has in this browser except the choice of /cookies. Offline
 * it throws and keeps the session, because «signed out» must be true.
 */
export const endSession = async (): Promise<void> => {
  const session = read();
  if (session) await revokeToken(session.refreshToken);
  forgetSession();
  clearTabStorage();
  await forgetReports();
  announceStored(false);
};
