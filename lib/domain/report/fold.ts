/** Cyrillic and Greek letters below the Latin ones that they look like: French has none of them. */
const lookalikes = [
  ['авсԁеһікмнорԛѕтухѵԝјԍ', 'abcdehikmhopqstyxvwjg'],
  ['αβγεηικνορτυχω', 'abyeniknoptuxw'],
] as const;

/** Letters that do not decompose into a base letter and an accent, and letters of other scripts that look the same. */
const plain: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ...Object.fromEntries(lookalikes.flatMap(([from, to]) => [...from].map((letter, at) => [letter, to[at]]))),
};

/**
 * Text in the form that is compared: without accents, case, ligatures and what no reader sees, with one space for any
 * other characters, so that «D’ANGELO», «D'Angelo» and «d angelo» are equal.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[œæßøłđıɑɡ\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const compact = (words: string): string => words.replaceAll(' ', '');

/** A text that is searched for names and dates: folded, with hyphenated line breaks both kept and joined. */
export type Searchable = { readonly words: string; readonly spaced: readonly string[] };

/** Headings with wide letter spacing are extracted as «c a m i l l e»: such runs are searched without their spaces. */
const spacedRuns = (words: string): string[] =>
  (words.match(/(?<= )\p{L}(?: \p{L}){2,}(?= )/gu) ?? []).map(compact);

export const searchable = (text: string): Searchable => {
  const joined = text.replace(/[-\u00ad\u2010\u2011]\s*\n\s*/g, '');
  const words = ` ${fold(text)} | ${fold(joined)} `;
  return { words, spaced: spacedRuns(words) };
};

/** True when the text contains the folded words as whole words. An empty search never matches. */
export const isIn = ({ words, spaced }: Searchable, folded: string): boolean =>
  folded !== '' && (words.includes(` ${folded} `) || spaced.some((run) => run.includes(compact(folded))));
