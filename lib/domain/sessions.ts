/** Where an account is signed in, as its customer sees it. */
import * as z from 'zod/mini';

/** Days after its sign-in at which a session ends: the lifetime of the pool client's refresh tokens. */
export const sessionDays = 30;

/** Minutes that an access token lasts, whatever becomes of its session. */
export const accessTokenMinutes = 15;

/** A session is listed once it has asked for the profile; instants are in UTC. */
export const openSessionSchema = z.object({
  /** The names that browser and system give themselves; absent when they are unknown. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  signed_in_at: z.string(),
  /** At most an hour too early. */
  seen_at: z.string(),
  /** True for the session that asks. */
  here: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;
