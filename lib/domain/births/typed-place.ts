import { overseas } from './french-territories.ts';
import { foldPlaceName } from './place-names.ts';

/** What a typed text may mean: the name of a place, and the department or country that narrows it, or ''. */
export type TypedPlace = { readonly name: string; readonly detail: string };

/** Cities with districts, and the number of their districts. */
const districts: Readonly<Record<string, number>> = { paris: 20, lyon: 9, marseille: 16 };

/** «XIV» → 14; undefined for other letters. */
const romanNumber = (text: string): number | undefined => {
  const units = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  const all = ['', 'x', 'xx'].flatMap((tens) => units.map((unit) => tens + unit));
  const at = all.indexOf(text);
  return at > 0 ? at : undefined;
};

/** «Paris 14ème», «paris XIV», «Lyon 3», «Marseille 08», «75014 Paris» → the official name of the district. */
const districtOf = (typed: string): string | undefined => {
  const words = foldPlaceName(typed);
  const [, city = '', digits = '', roman = ''] =
    /^(paris|lyon|marseille)(?:0?(\d{1,2})|([ivx]+?))(?:er|e|eme|ieme)?(?:arr.*)?$/.exec(words) ?? [];
  const [, code = ''] =
    /^(?:paris|lyon|marseille)?((?:750|690|130)\d\d|75116)(?:paris|lyon|marseille)?$/.exec(words) ?? [];
  const coded = { 75: 'paris', 69: 'lyon', 13: 'marseille' }[code.slice(0, 2)];
  const name = coded ?? city;
  const number = code === '' ? (romanNumber(roman) ?? Number(digits)) : Number(code.slice(3));
  if (number < 1 || number > (districts[name] ?? 0)) return undefined;
  return `${name} ${number}${number === 1 ? 'er' : 'e'} arrondissement`;
};

/** «97411» → «974», «20000» → «2»: both departments of Corsica begin with it. */
const departmentOf = (postcode: string): string => {
  const length = postcode.slice(0, 3) in overseas ? 3 : 2;
  return postcode.startsWith('20') ? '2' : postcode.slice(0, length);
};

/** «93200 Saint-Denis», «Saint-Denis 93200» */
const withPostcode = (typed: string): TypedPlace[] => {
  const [, before, name = '', after] = /^(\d{5})?\s*(.*?[^\d\s].*?)\s*(\d{5})?$/.exec(typed.trim()) ?? [];
  const code = before ?? after;
  return code === undefined ? [] : [{ name, detail: departmentOf(code) }];
};

/** «saint denis réunion», «Saint-Denis 93»: the last words may be the department or country. */
const withoutComma = (typed: string): TypedPlace[] => {
  const words = typed.trim().split(/\s+/);
  const cuts = [1, 2, 3].filter((count) => count < words.length);
  return cuts.map((count) => ({
    name: words.slice(0, -count).join(' '),
    detail: words.slice(-count).join(' '),
  }));
};

/** The meanings of a typed text, the likeliest first: «Saint-Denis, La Réunion» has its detail after the comma. */
export const readTypedPlace = (typed: string): TypedPlace[] => {
  const [name = '', ...details] = typed.split(',');
  const [before = '', inside] = typed.split('(');
  const district = districtOf(typed);
  return [
    ...(district === undefined ? [] : [{ name: district, detail: '' }]),
    { name, detail: details.join(' ').trim() },
    ...(inside === undefined ? [] : [{ name: before, detail: inside.replace(')', '') }]),
    ...(details.length > 0 ? [] : [...withPostcode(typed), ...withoutComma(typed)]),
  ];
};
