import * as z from 'zod/mini';
import type { Session, TestCustomer } from '../customers.ts';

const claims = z.object({ sub: z.string(), email: z.string(), exp: z.number() });

const claimsOf = (token: string) =>
  z.parse(claims, JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

/** A session as the site keeps it in local storage (§1). */
export const storedSession = (session: Session & Pick<TestCustomer, 'email'>): string => {
  const { sub, email, exp } = claimsOf(session.id);
  return JSON.stringify({
    user: { id: sub, email },
    accessToken: session.access,
    refreshToken: session.refresh,
    expiresAt: exp * 1000,
  });
};
