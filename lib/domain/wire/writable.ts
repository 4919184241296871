import * as z from 'zod/mini';

/** Line breaks and tabs, but no other control characters and none that change the direction of the text. */
export const writable = /^(?:[^\p{Cc}\p{Cs}\p{Bidi_Control}\uFFFD]|[\n\r\t])*$/u;

/** What the field of a text says of its limits; forms that keep them themselves say nothing. */
type Refusals = { readonly long?: string; readonly unreadable?: string };

/** A text of at most so many characters, which may be empty. */
export const optionalTextUpTo = (most: number, { long, unreadable }: Refusals = {}) =>
  z.string().check(z.trim(), z.maxLength(most, long), z.regex(writable, unreadable));

/** A text that somebody must write. */
export const textUpTo = (
  most: number,
  { missing, ...refusals }: Refusals & { readonly missing?: string } = {},
) => optionalTextUpTo(most, refusals).check(z.minLength(1, missing));
