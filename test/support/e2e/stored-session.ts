import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import type { Session, TestCustomer } from '../customers.ts';

const claims = z.object({ sub: z.string(), email: z.string(), exp: z.number() });

const claimsOf = (token: string) =>
  z.parse(claims, JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

/** A session in the form of the site's local storage (§1). */
export const storedSession = (session: Session & Pick<TestCustomer, 'email'>): string => {
  const { sub, email, exp } = claimsOf(session.id);
  return JSON.stringify({
    user: { id: sub, email },
    accessToken: session.access,
    refreshToken: session.refresh,
    expiresAt: exp * 1000,
  });
};

/** Makes the stored session one that Cognito no longer knows. */
export const endStoredSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}');
    localStorage.setItem('session', JSON.stringify({ ...session, refreshToken: 'ended', expiresAt: 0 }));
  });

/** Opens a page without scripts of the site, which could notice the change. */
export const endSessionUnseen = async (page: Page): Promise<void> => {
  await page.goto('/robots.txt');
  await endStoredSession(page);
};
