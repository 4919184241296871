/** Folds names of places so that typed spellings match: «L’Haÿ-les-Roses», «Ste Foy», «Bône». */
import { withoutAccents } from '../letters.ts';

const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const plain = (text: string): string =>
  withoutAccents(text.toLowerCase()).replace(/[œæßøłđðþı]/g, (letter) => letters[letter] ?? letter);

/** A leading article before a name is dropped: «Le Havre» is found under «havre». */
const withoutArticle = (text: string): string =>
  text.replace(/^(?:(?:le|la|les)[\s-]+|l(?:['’]\s*|\s+))(?=[a-z0-9])/, '');

const lettersOf = (text: string): string =>
  text
    .replace(/\bste(?=[\s.-])/g, 'sainte')
    .replace(/\bst(?=[\s.-])/g, 'saint')
    .replace(/[^a-z0-9]/g, '');

/** «Saint-Étienne», «st etienne» → «saintetienne»; a name in another script → «». */
export const foldPlaceName = (text: string): string => lettersOf(withoutArticle(plain(text).trim()));

/** The same with a leading article: «Le Havre» → «lehavre». */
export const foldWholeName = (text: string): string => lettersOf(plain(text).trim());
