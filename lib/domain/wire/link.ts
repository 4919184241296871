import * as z from 'zod/mini';
import { validationTexts as texts } from '../texts/validation.ts';

/** The body of a request by a link that can be used repeatedly: its secret. */
export const linkBody = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, texts.linkInvalid)),
});
