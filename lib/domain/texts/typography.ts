const thin = '\u202f';
const nbsp = '\u00a0';
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const units = `h|heures?|min|minutes?|secondes?|Mo|ko|jours?|mois|ans?|pages?|caractères|${months}`;

/** «novembre» of 2026-11-22. */
export const monthOf = (date: string): string => months.split('|')[Number(date.slice(5, 7)) - 1] ?? '';

/** The order matters: later rules match the spaces that earlier ones set. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/'/g, '’'],
  [/«\s?/g, `«${thin}`],
  [/\s?»/g, `${thin}»`],
  [/\s([;!?€%])/g, `${thin}$1`],
  [/\s:/g, `${nbsp}:`],
  [/\b([LRD]\.)\s(?=\d)/g, `$1${nbsp}`],
  [/\bLa\sRéunion\b/g, `La${nbsp}Réunion`],
  [/−\s(?=\d)/g, `−${nbsp}`],
  [/(\d)\s(?=\d)/g, `$1${nbsp}`],
  [new RegExp(`(?<!\\d)1\\s(?=(?:${months}))`, 'g'), '1er '],
  [new RegExp(`(\\d|1er)\\s(?=(?:${units})(?!\\p{L}))`, 'gu'), `$1${nbsp}`],
  [new RegExp(`(${months})\\s(?=\\d{4})`, 'g'), `$1${nbsp}`],
  [/(\d\u00a0h)\s(?=\d)/g, `$1${nbsp}`],
  // Not after a year, because a day with its time does not fit on one line of a phone.
  [/(?<!\d{3})(\d[\s\u00a0]?h?) à (?=\d)/g, `$1${nbsp}à${nbsp}`],
];

/**
 * French spacing for a text typed with ordinary spaces: U+202F inside « » and before ; ! ? € %, U+00A0 before a
 * colon and within quantities and dates, apostrophes ’. It adds no space where none is typed, so that addresses stay
 * whole.
 */
export const fr = (text: string): string =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** «de Camille», «d’Anne»; a Y elides before a consonant alone: «d’Yves», «de Yann». */
export const ofName = (name: string): string =>
  /^(?:[aeiouàâäéèêëîïôöùûüœæh]|y(?![aeiouy]))/iu.test(name) ? `d’${name}` : `de ${name}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A postal address that breaks only after its commas. */
export const wholeLines = (address: string): string => address.replace(/(?<!,) /g, nbsp);
