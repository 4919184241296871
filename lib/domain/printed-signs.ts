/**
 * Signs that reports and papers print, as parts of a character class that JavaScript and the typesetter read alike. Each
 * group has faces of its own (`lib/faces/faces.ts`), which have every assigned sign of it.
 */
export const printedSigns = {
  /** Latin with Vietnamese, Greek, Cyrillic, punctuation and currencies. */
  european: String.raw`\u{21}-\u{3e1}\u{3f0}-\u{52f}\u{1d00}-\u{1df9}\u{1dfb}-\u{20c0}\u{20f0}-\u{215f}\u{2183}-\u{2184}\u{2c60}-\u{2c7f}\u{2de0}-\u{2e5d}\u{a640}-\u{a69f}\u{fb00}-\u{fb06}`,
  hebrew: String.raw`\u{591}-\u{5f4}\u{fb1d}-\u{fb4f}`,
  arabic: String.raw`\u{600}-\u{6ff}\u{750}-\u{77f}\u{fb50}-\u{fbb1}\u{fbd3}-\u{fd3d}\u{fdf0}-\u{fdff}\u{fe70}-\u{fefc}`,
  devanagari: String.raw`\u{900}-\u{97f}`,
  thai: String.raw`\u{e01}-\u{e5b}`,
  georgian: String.raw`\u{10a0}-\u{10ff}\u{1c90}-\u{1cbf}\u{2d00}-\u{2d2d}`,
  armenian: String.raw`\u{531}-\u{58f}\u{fb13}-\u{fb17}`,
  khmer: String.raw`\u{1780}-\u{17f9}\u{19e0}-\u{19ff}`,
  /** Planets, zodiac, aspects, trigrams and hexagrams, stars, arrows, mathematics, and pictures. */
  signs: String.raw`\u{2160}-\u{2182}\u{2185}-\u{2188}\u{2190}-\u{23b9}\u{23be}-\u{2426}\u{2440}-\u{24ff}\u{25a0}-\u{29ff}\u{2b00}-\u{2b95}\u{2b97}-\u{2bff}\u{4dc0}-\u{4dff}\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6d7}\u{1f728}\u{1f90c}-\u{1f9ff}\u{1fa70}-\u{1fa74}`,
  /** Chinese and Japanese. */
  han: String.raw`\u{3000}-\u{312f}\u{31f0}-\u{321c}\u{3220}-\u{3247}\u{3280}-\u{32b0}\u{32c0}-\u{332b}\u{332d}-\u{33ff}\u{4e00}-\u{9fff}\u{fe30}-\u{fe4f}\u{ff00}-\u{ff9f}\u{ffe0}-\u{ffe6}`,
  korean: String.raw`\u{1100}-\u{11ff}\u{3130}-\u{318e}\u{ac00}-\u{d7a3}`,
} as const;
export type SignGroup = keyof typeof printedSigns;

const printed = new RegExp(`[${Object.values(printedSigns).join('')}]`, 'u');
/** Spaces and what no reader sees need no sign of their own. */
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const unassigned = /\p{Cn}/u;

/** Signs of a text that the shop cannot print, each once. */
export const unprintable = (text: string): string[] => [
  ...new Set(
    [...text.normalize('NFC')].filter(
      (sign) => !unseen.test(sign) && (unassigned.test(sign) || !printed.test(sign)),
    ),
  ),
];
