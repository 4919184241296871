/** Letters that do not decompose into a plain letter and an accent. */
const plain: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * Text as it is compared: no accents, case or ligatures, and one space for whatever stands between letters and
 * digits, so that «D’ANGELO», «D'Angelo» and «d angelo» are the same.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u00ad\u200b-\u200d\ufeff]/gu, '')
    .replace(/[œæßøłđı]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const compact = (words: string): string => words.replaceAll(' ', '');

/** A text to look for names and dates in: folded, with hyphenated line breaks both kept and undone. */
export type Searchable = { readonly words: string; readonly spaced: readonly string[] };

/** Headings drawn with wide spacing come out as «c a m i l l e»: such runs are searched without their gaps. */
const spacedRuns = (words: string): string[] =>
  (words.match(/(?<= )\p{L}(?: \p{L}){2,}(?= )/gu) ?? []).map(compact);

export const searchable = (text: string): Searchable => {
  const joined = text.replace(/[-\u00ad\u2010\u2011]\s*\n\s*/g, '');
  const words = ` ${fold(text)} | ${fold(joined)} `;
  return { words, spaced: spacedRuns(words) };
};

/** True when the folded words stand in the text, as whole words. Nothing is found nowhere. */
export const isIn = ({ words, spaced }: Searchable, folded: string): boolean =>
  folded !== '' && (words.includes(` ${folded} `) || spaced.some((run) => run.includes(compact(folded))));

/** The text without these words. */
export const without = ({ words, spaced }: Searchable, folded: readonly string[]): Searchable => {
  const known = folded.filter((one) => one !== '');
  return {
    // Folded words hold letters, digits and spaces alone: nothing that a pattern reads otherwise.
    words: known.reduce((text, one) => text.replace(new RegExp(`(?<= )${one}(?= )`, 'gu'), '|'), words),
    spaced: spaced.map((run) => known.reduce((text, one) => text.replaceAll(compact(one), '|'), run)),
  };
};
