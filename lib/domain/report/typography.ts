import { fr } from '../texts/typography.ts';

const nbsp = '\u00a0';

/** What an expert's sentence needs beyond `fr`; each rule leaves its own result as it is. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\.{3}/g, '…'],
  [/\b(maisons?|planche|page|article|version|porte|canal|centre)\s(?=[IVX\d]+(?!\p{L}))/giu, `$1${nbsp}`],
  [/(°\d\d′|°)\s(?=\p{Lu})/gu, `$1${nbsp}`],
  [/\b(M\.|n°)\s/g, `$1${nbsp}`],
  [/\s(y est)\b/g, `${nbsp}$1`],
  [/(?<!\p{L})(à)\s(?=\d+\s(?:minutes?|degrés?)\sprès)/gu, `$1${nbsp}`],
  [/\s(?=près(?!\p{L}|\s+d))/gu, nbsp],
  // The faces have no narrow space of their own, and the one that is made up nearly vanishes inside quotation marks.
  [/«\s/g, `«${nbsp}`],
  [/\s»/g, `${nbsp}»`],
  // A last line of one short word looks like an error of the printer.
  [/\s(\S{1,5}[.!?…])$/u, `${nbsp}$1`],
];

/** French typography of a text that an expert typed with ordinary spaces; applied twice, it changes nothing. */
export const typeset = (text: string): string =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), fr(text));
