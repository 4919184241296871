import { foldPlaceName } from '#domain/births/place-names.ts';
import type { Entry } from './entry.ts';

/** A smaller place has other names in the files only where French was or is spoken. */
const knownAbove = 15_000;

/** Countries whose places French birth certificates name in French. */
const frenchNaming = new Set(
  [
    'BE',
    'BF',
    'BI',
    'BJ',
    'CD',
    'CF',
    'CG',
    'CH',
    'CI',
    'CM',
    'DJ',
    'DZ',
    'GA',
    'GN',
    'HT',
    'KH',
    'KM',
    'LA',
    'LB',
    'LU',
  ].concat(['MA', 'MC', 'MG', 'ML', 'MR', 'MU', 'NE', 'RW', 'SC', 'SN', 'SY', 'TD', 'TG', 'TN', 'VN', 'VU']),
);

/** Capitalised Latin letters that are neither an airport code nor a transcription such as «Venis'e». */
const isName = (alias: string): boolean =>
  /^[A-ZÀ-ÖØ-ÞŒ][\p{Script=Latin}' ’.-]+$/u.test(alias) &&
  !/^[A-Z]{2,4}$/.test(alias) &&
  !/\p{L}{2}['’](?!\p{Lu})/u.test(alias);

/** Scores how French a spelling looks, because GeoNames does not name the language. */
const frenchness = (name: string): number => {
  const strange = /[^a-zA-Zàâäçéèêëîïôöùûüœ' ’.-]|è(?![a-z]{1,2}e|s$)|(?<![ao])î/i.test(name) ? -4 : 0;
  const accents = /[éèêâîôûçœï]/i.test(name) ? 3 : 0;
  const ending = /(?:es|e|ville|bourg|on|an|ens|gne|at|ey|oi|as)$/i.test(name) ? 2 : 0;
  const foreign = /(?:[aiou]|sk|w|cz|burg|stad|grad)$/i.test(name) || /[kw]/i.test(name) ? -1 : 0;
  return strange + accents + ending + foreign;
};

/** Other names of a place: for each folded name the most French spelling, the most French first. */
export const aliasesOf = ({ name, aliases, knownNames, population, detail, isFrench }: Entry): string[] => {
  const isKnown = population >= knownAbove || isFrench || frenchNaming.has(detail[1]);
  const own = foldPlaceName(name);
  const names = new Map<string, string>();
  const others = aliases.filter((alias) => isKnown && isName(alias));
  others.sort((left, right) => frenchness(right) - frenchness(left));
  for (const alias of [...knownNames, ...others]) {
    const key = foldPlaceName(alias);
    if (key.length > 1 && key !== own && !names.has(key)) names.set(key, alias);
  }
  return [...names.values()];
};

/** Their own languages have names without these accents, as «Antwerp» has. */
const ownSpelling = new Set(['BE', 'CH', 'LU', 'MC']);

/**
 * The French spelling of GeoNames' name: «Fès», «Hanoï», «Zurich». A spelling is guessed only where French names the
 * places: elsewhere the accents of other languages would make «Manchéstér».
 */
export const frenchSpelling = ({ name, aliases, knownNames, isFrench, detail }: Entry): string => {
  const certain = knownNames.find((french) => foldPlaceName(french) === foldPlaceName(name));
  if (certain) return certain;
  const isGuessed = frenchNaming.has(detail[1]) && !ownSpelling.has(detail[1]);
  if (isFrench || !isGuessed || !/^[\x20-\x7e]+$/.test(name)) return name;
  const key = foldPlaceName(name);
  const same = aliases.filter((alias) => isName(alias) && foldPlaceName(alias) === key);
  const accented = same.filter((alias) => /[éèêëïç]/i.test(alias) && frenchness(alias) > 0);
  const [best = name] = accented.sort((left, right) => frenchness(right) - frenchness(left));
  return best;
};
