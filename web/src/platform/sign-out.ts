import { signOut as route } from '#domain/wire/sessions.ts';
import { call } from './api-client.ts';
import { hasStoredSession } from './browser-storage.ts';
import { ApiError } from './errors.ts';
import { endSession } from './session.ts';

/** A failing server does not prevent signing out of this browser; signing out everywhere needs the server. */
const mayGoOn = (error: unknown, everywhere: boolean): boolean =>
  error instanceof ApiError && (error.code === 'signed_out' || (error.status > 0 && !everywhere));

/** Ends the claims on the server, with `everywhere` every session of the account, then this browser's own. */
export const signOut = async (everywhere: boolean): Promise<void> => {
  if (hasStoredSession()) {
    await call(route, { body: { everywhere } }).catch((error: unknown) => {
      if (!mayGoOn(error, everywhere)) throw error;
    });
  }
  await endSession();
};
