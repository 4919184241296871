import { signOut as route } from '#domain/wire/sessions.ts';
import { signOutTexts as texts } from '#web/texts/sign-out.ts';
import { call } from './api-client.ts';
import { hasStoredSession, hasStoredTexts } from './browser-storage.ts';
import { ApiError } from './errors.ts';
import { endSession, storedUser } from './session.ts';
import { tidyDevice } from './tidy-device.ts';

/** A failing server does not prevent signing out of this browser; signing out everywhere needs the server. */
const mayGoOn = (error: unknown, everywhere: boolean): boolean =>
  error instanceof ApiError && (error.code === 'signed_out' || (error.status > 0 && !everywhere));

/** Texts of the writing desk are sent first, or given up on purpose; what is given up leaves this device with the session. */
const leaveDesk = async (): Promise<(() => Promise<void>) | undefined> => {
  const { giveUpTexts, sendTexts } = await import('./kept-texts.ts');
  const user = storedUser();
  if (await sendTexts(user)) return undefined;
  if (!window.confirm(texts.unsent)) throw new ApiError('unsent', texts.keptSession, 0);
  return () => giveUpTexts(user);
};

/** Ends the claims on the server, with `everywhere` every session of the account, then this browser's own. */
export const signOut = async (everywhere: boolean): Promise<void> => {
  const giveUp = hasStoredSession() && hasStoredTexts() ? await leaveDesk() : undefined;
  if (hasStoredSession()) {
    await call(route, { body: { everywhere } }).catch((error: unknown) => {
      if (!mayGoOn(error, everywhere)) throw error;
    });
  }
  await endSession();
  await giveUp?.().catch(() => undefined);
  await tidyDevice(undefined).catch(() => undefined);
};
