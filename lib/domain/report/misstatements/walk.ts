import { isUpper, type Sentence, type Span, spanOf } from './prose.ts';
import { housePattern, oneOf, ordinalWords, romans, signByWord } from './vocabulary.ts';

/** Reads on from a subject to what is said of it: a sign, a house, a degree. */

/** What stands between a subject and what is said of it. */
const placing = new Set(
  'en dans est etait leve levait brille rayonne regne culmine occupe habite reside siege tombe situe situee place placee loge logee pose posee installe installee trouve trouvait tient tenait situait signe exprime vit'.split(
    ' ',
  ),
);
const articles = new Set(["l'", 'la', 'le', 'les', 'votre', 'ton', 'ta', 'vos']);
const fillers = [
  ...placing,
  ...articles,
  ...['dans votre theme', 'dans ton theme', 'de naissance', 'de votre theme', 'chez vous', 'natale', 'natal'],
  ...[
    "s'",
    'se',
    'y',
    'elle',
    'il',
    'retrograde',
    'bien',
    'aussi',
    'donc',
    'ici',
    'tres',
    'juste',
    'exactement',
    'seul',
    'seule',
    'a',
    'au',
    'aux',
  ],
];
const filler = new RegExp(`(?:${oneOf(fillers)})(?![a-z])|[ ,:(/']`, 'yu');
const ofPlace = /(?:du|de la|de l'|des|de)(?![a-z])/uy;
const andMore = /et (?=en |dans )/uy;
const aside =
  /, (?!(?:en|au) (?!trigone|carre|sextile|opposition|conjonction)|dans |a )[^,:\d]{2,60}, (?=(?:est|etait|se trouve|se tient|se situe)\b)/uy;
const sign = new RegExp(`(${oneOf(signByWord.keys())})\\b`, 'dyu');
const house = new RegExp(housePattern, 'dyu');
/** «en XI», «en 11» and «dans la XI», «dans la 11e»: nothing else may be counted there. */
const alone = "(?= ?(?:[,.;:)!?…]|$)| (?:et|qui|se|vous)(?![a-z])| s')";
const afterEn = new RegExp(`(${romans})(?![a-z'])|(\\d{1,2})${alone}`, 'dyu');
const afterLa = new RegExp(
  `(${romans})(?![a-z'])|((?:\\d{1,2}|${romans})(?:eme|ere|re|e)|${ordinalWords})${alone}`,
  'dyu',
);
const degree = /(\d{1,2}) ?(?:°|degres?\b)(?: ?(\d{1,2}) ?(?:'|minutes?\b)?)?/duy;

const at = (pattern: RegExp, words: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(words);
};

type Said = { sign?: Span; house?: Span; degree?: Span };
export type Walk = { readonly said: Said; readonly to: number };

/** A house that is named by its number alone. */
const bareAt = (words: string, from: number, since: readonly string[]): RegExpExecArray | null => {
  const [before, last] = since.slice(-2);
  if (since.at(-1) === 'en') return at(afterEn, words, from);
  return last === 'la' && placing.has(before ?? '') ? at(afterLa, words, from) : null;
};

/** The span of a thing that is said here, if it may be said after these words. */
const thingAt = (sentence: Sentence, from: number, since: readonly string[]) => {
  const { words } = sentence;
  const isPlaced = since.some((word) => placing.has(word) || word === '°' || word === ':');
  if (!isPlaced && since.some((word) => articles.has(word))) return undefined;
  const number = at(degree, words, from);
  if (number) return { kind: 'degree', match: number, span: spanOf(number, 0) } as const;
  const named = at(house, words, from);
  if (named) return { kind: 'house', match: named, span: spanOf(named, 1) ?? spanOf(named, 2) } as const;
  const bare = bareAt(words, from, since);
  const roman = bare && spanOf(bare, 1);
  const counted = bare && spanOf(bare, 2);
  if (bare && (counted || (roman && isUpper(sentence, roman))))
    return { kind: 'house', match: bare, span: roman ?? counted } as const;
  const found = at(sign, words, from);
  return found ? ({ kind: 'sign', match: found, span: spanOf(found, 1) } as const) : undefined;
};

/** The length of what may stand before a thing that is said; 0 where nothing may. */
const fillerAt = (words: string, from: number, said: Said, since: readonly string[]): string => {
  const isBegun = said.sign !== undefined || said.house !== undefined || since.includes('est');
  const skipped =
    at(aside, words, from) ??
    at(filler, words, from) ??
    (said.degree || since.includes('signe') ? at(ofPlace, words, from) : null) ??
    (isBegun ? at(andMore, words, from) : null);
  return skipped?.[0] ?? '';
};

/** «Vénus, opposée à la Lune, est en Lion»: what follows a comma or a verb is said of another subject. */
const oblique =
  /\b(?:a|au|aux|de|du|d'|avec|sur|par|pour|vers|contre|entre|comme|face) ?(?:la |le |l'|votre |ton |ta )?$/u;
const ofAnother = /^(?:[,:(]|(?:est|etait|se|elle|il)$)/u;

/** What is said of a subject, from behind its name to the first word that does not belong to it. */
export const walk = (sentence: Sentence, [first, start]: Span, isSign: boolean): Walk => {
  const isOblique = oblique.test(sentence.words.slice(0, first));
  const said: Said = {};
  let since: string[] = isSign ? ['signe'] : [];
  let [to, from] = [start, start];
  while (from < sentence.words.length) {
    const thing = thingAt(sentence, from, since);
    if (thing?.span && said[thing.kind] === undefined) {
      said[thing.kind] = thing.span;
      from = thing.match.index + thing.match[0].length;
      to = from;
      since = thing.kind === 'degree' ? ['°'] : [];
      continue;
    }
    const skipped = thing ? '' : fillerAt(sentence.words, from, said, since);
    if (skipped === '' || (isOblique && to === start && ofAnother.test(skipped.trim()))) break;
    if (skipped.trim() !== '') since.push(skipped.trim());
    from += skipped.length;
  }
  return { said, to };
};
