/** Removes accents and keeps ligatures. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Signs of one kind in their plain form: apostrophes, letters that are written as one («Teʻura», «Saʿd»), hyphens,
 * spaces that do not break, and the Catalan point. Keyboards and other programs put them in instead.
 */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\u02b9-\u02bf\u02c8\u2018\u201b\u2032\ua78c\uff07`´']/g, '’')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/([lL])[\u2022\u2027\u22c5\u30fb](?=[lL])/g, '$1·')
    .replace(/ŀ/g, 'l·')
    .replace(/Ŀ/g, 'L·');

const folded = (text: string): string => withoutAccents(plainSigns(text)).trim().toLowerCase();
/** True for a typed text that says something else than the known one; accents, capitals and apostrophes aside. */
export const contradicts = (typed: string, known: string | null | undefined): boolean =>
  typed.trim() !== '' && !!known && folded(typed) !== folded(known);

/** No control characters, invalid characters or characters that change the direction of the text. */
export const printable = /^[^\p{Cc}\p{Cs}\p{Bidi_Control}\uFFFD]*$/u;
