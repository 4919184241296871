import { askClosing as askRoute, type Closing, readClosing } from '#domain/wire/closing.ts';
import { call } from '#web/platform/api-client.ts';

export const loadClosing = (signal: AbortSignal): Promise<Closing> => call(readClosing, { signal });

/** Works only for some minutes after a sign-in with the password. */
export const askClosing = (): Promise<Closing> => call(askRoute, { body: {} });
