/** Removes accents and keeps ligatures. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** No control characters, invalid characters or characters that change the direction of the text. */
export const printable = /^[^\p{Cc}\p{Cs}\p{Bidi_Control}\uFFFD]*$/u;
