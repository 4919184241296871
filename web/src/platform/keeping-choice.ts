import * as z from 'zod/mini';
import { cookieChoiceEnd } from '#domain/cookies.ts';
import { keepingKey } from './browser-storage.ts';
import { instant, localEntry } from './local-entry.ts';

/**
 * Whether this device may keep the reports that are opened on it. Others may use it, so it is asked once; the answer is
 * the device's, stays after a sign-out like the choice of /cookies, and is as long valid.
 */
export const keepingChoice = localEntry(keepingKey, z.object({ keeps: z.boolean(), at: instant }), ({ at }) =>
  cookieChoiceEnd(new Date(at)).getTime(),
);

/** Without an answer nothing is kept. */
export const keepsReports = (): boolean => keepingChoice.read()?.keeps ?? false;
