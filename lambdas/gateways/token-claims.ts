import * as z from 'zod/mini';

const claimsSchema = z.object({ origin_jti: z.string() });

/** The id that all tokens of a session share, refreshed ones too, read from a token that the pool has just issued. */
export const originOf = (accessToken: string): string => {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return claimsSchema.parse(JSON.parse(payload)).origin_jti;
};
