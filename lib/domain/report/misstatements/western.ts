import { houseNumbers } from '../../texts/dossier.ts';
import { isWrongDegree } from './degrees.ts';
import { isDoubted, isOwn } from './doubt.ts';
import type { Known } from './known.ts';
import {
  isCapital,
  isUpper,
  type Misstatement,
  misstated,
  type Sentence,
  type Span,
  spanOf,
  valueAt,
  wordsInstead,
} from './prose.ts';
import {
  housePattern,
  oneOf,
  ordinalOf,
  placedIn,
  placeOf,
  signByWord,
  subjectByWord,
} from './vocabulary.ts';
import { type Walk, walk } from './walk.ts';

/** Bodies, angles and houses with their signs, houses and degrees. */

const subjects = new RegExp(
  `(?<!(?:nouvelle|pleine|demi)[ -])\\b(${oneOf(subjectByWord.keys())})\\b(?! (?:noire|sud|vraie|corrigee))`,
  'dgu',
);

const rowsOf = (name: string): readonly string[] =>
  name === 'Nœud nord' ? [name, 'Nœud nord moyen'] : [name];

const column = (name: string, what: string, { values }: Known): string[] =>
  rowsOf(name).flatMap((row) => values.texts.get(`${placedIn(row)}/${what}`) ?? []);

const signClaim = (
  sentence: Sentence,
  span: Span,
  reference: string,
  is: readonly string[],
): Misstatement[] => {
  const said = signByWord.get(sentence.words.slice(...span)) ?? '';
  const [first] = is;
  if (first === undefined || is.some((text) => text.includes(said))) return [];
  // Two signs, one after the other, are for the expert to word.
  const told = first.includes(',') ? { is: first } : valueAt(reference, first);
  return [misstated(sentence, 'sign', span, told)];
};

/** How a house is written where another stood: as a value, or as the ordinal that it replaces. */
const houseTold = (words: string, reference: string, is: string) => {
  const place = placeOf(is.toLowerCase());
  if (/^(?:\d+|[ivx]+)(?:eme|ere|re|e)$/u.test(words)) return wordsInstead(place === 1 ? '1re' : `${place}e`);
  return /^(?:[ivx]+|\d+)$/u.test(words) ? valueAt(reference, is) : wordsInstead(ordinalOf(place));
};

const houseClaim = (sentence: Sentence, span: Span, name: string, known: Known): Misstatement[] => {
  const [is] = column(name, 'Maison', known);
  const words = sentence.words.slice(...span);
  const place = placeOf(words);
  if (is === undefined || place < 1 || place > 12 || houseNumbers[place - 1] === is) return [];
  return [misstated(sentence, 'house', span, houseTold(words, `${placedIn(name)}/Maison`, is))];
};

/** A degree is a position only beside a sign; «à 2° de Vénus» is a distance. */
const degreeClaim = (sentence: Sentence, { said, to }: Walk, name: string, known: Known): Misstatement[] => {
  const [is] = column(name, 'Degré', known);
  if (!said.degree || !said.sign || is === undefined) return [];
  if (
    /^ (?:d'orbe|d'ecart|de (?:la |son |votre )?(?:[a-z]+))/u.test(sentence.words.slice(to)) &&
    said.degree[1] > said.sign[1]
  )
    return [];
  const digits = sentence.words.slice(...said.degree).trimEnd();
  if (!isWrongDegree(digits, is)) return [];
  const span: Span = [said.degree[0], said.degree[0] + digits.length];
  return [misstated(sentence, 'degree', span, valueAt(`${placedIn(name)}/Degré`, is))];
};

/** «le maître de votre Ascendant est en Verseau» speaks of the ruler. */
const ofRuler =
  /\b(?:maitre|maitresse|regent|regente|gouverneur|dispositeur|pointe opposee) (?:du|de|d'|des)(?: ?(?:l'|la|le|votre|ton|ta))? ?$/u;

/** «Camus, Scorpion ascendant Vierge». */
const ofSomebody = new RegExp(`(?<!\\bvous), (?:${oneOf(signByWord.keys())}) $`, 'u');

/** «mars» is a month, and «venus» a word, unless they are written as names. */
const isNamed = (sentence: Sentence, span: Span): boolean => {
  const word = sentence.words.slice(...span);
  if (['mc', 'fc'].includes(word)) return isUpper(sentence, span);
  if (word === 'mars' && /\d ?$/u.test(sentence.words.slice(0, span[0]))) return false;
  return !['mars', 'venus'].includes(word) || isCapital(sentence, span[0]) || isOwn(sentence.words, span[0]);
};

export type Subject = { readonly name: string; readonly span: Span; readonly walked: Walk };

/** The bodies and angles that a sentence names, with what it says of each. */
export const subjectsIn = (sentence: Sentence): Subject[] =>
  [...sentence.words.matchAll(subjects)].flatMap((match) => {
    const span = spanOf(match, 1);
    const word = match[1] ?? '';
    const name = subjectByWord.get(word);
    if (!span || name === undefined || !isNamed(sentence, span)) return [];
    const before = sentence.words.slice(0, span[0]);
    if (ofRuler.test(before) || (name === 'Ascendant' && ofSomebody.test(before))) return [];
    return [{ name, span, walked: walk(sentence, span, word.startsWith('signe')) }];
  });

export const claimsOf =
  (sentence: Sentence, known: Known) =>
  ({ name, span, walked }: Subject): Misstatement[] => {
    const { said } = walked;
    const { words } = sentence;
    if (isDoubted({ words, at: span[0], born: known.born })) return [];
    return [
      ...(said.sign
        ? signClaim(sentence, said.sign, `${placedIn(name)}/Signe`, column(name, 'Signe', known))
        : []),
      ...(said.house ? houseClaim(sentence, said.house, name, known) : []),
      ...degreeClaim(sentence, walked, name, known),
    ];
  };

/** «En maison XI, votre Lune» and «En Lion, votre Lune»: what is said stands first. */
const ahead = new RegExp(
  `^ ?(?:en|dans (?:la|votre|le)) (?:${housePattern}|(${oneOf(signByWord.keys())})),? (?:votre |la |le |l'|ton |ta )(${oneOf(subjectByWord.keys())})\\b`,
  'du',
);
const aheadClaims = (sentence: Sentence, known: Known, found: readonly Subject[]): Misstatement[] => {
  const match = ahead.exec(sentence.words);
  const subject = match && spanOf(match, 4);
  const one = found.find(({ span }) => span[0] === subject?.[0]);
  if (!match || !one || isDoubted({ words: sentence.words, at: one.span[0], born: known.born })) return [];
  const { said } = one.walked;
  const [inHouse, inSign] = [spanOf(match, 1) ?? spanOf(match, 2), spanOf(match, 3)];
  return [
    ...(inHouse && !said.house ? houseClaim(sentence, inHouse, one.name, known) : []),
    ...(inSign && !said.sign
      ? signClaim(sentence, inSign, `${placedIn(one.name)}/Signe`, column(one.name, 'Signe', known))
      : []),
  ];
};

/** «C’est la maison X qui abrite votre Soleil». */
const lodging = new RegExp(
  `${housePattern},? (?:qui )?(?:abrite|accueille|loge|heberge|contient|porte) (?:aussi |bien )?(?:votre |la |le |l'|ton |ta )(${oneOf(subjectByWord.keys())})\\b`,
  'dgu',
);
const lodgingClaims = (sentence: Sentence, known: Known, found: readonly Subject[]): Misstatement[] =>
  [...sentence.words.matchAll(lodging)].flatMap((match) => {
    const [house, subject] = [spanOf(match, 1) ?? spanOf(match, 2), spanOf(match, 3)];
    const one = found.find(({ span }) => span[0] === subject?.[0]);
    if (!house || !one || one.walked.said.house) return [];
    if (isDoubted({ words: sentence.words, at: match.index, born: known.born })) return [];
    return houseClaim(sentence, house, one.name, known);
  });

/** «Votre maison V commence en Vierge». */
const cusps = new RegExp(
  `${housePattern},? (?:(?:commence|s'ouvre|debute|est|se trouve|tombe) )?(?:en|dans le signe (?:du|de la|des)|dans le|au) (${oneOf(signByWord.keys())})\\b`,
  'dgu',
);
const cuspClaims = (sentence: Sentence, known: Known, found: readonly Subject[]): Misstatement[] =>
  [...sentence.words.matchAll(cusps)].flatMap((match) => {
    const [number, said] = [spanOf(match, 1) ?? spanOf(match, 2), spanOf(match, 3)];
    const { words } = sentence;
    const isTaken = found.some(({ span, walked }) => match.index >= span[0] && match.index < walked.to);
    if (!number || !said || isTaken || ofRuler.test(words.slice(0, match.index))) return [];
    if (isDoubted({ words, at: match.index, born: known.born })) return [];
    const reference = `maisons/Maison ${houseNumbers[placeOf(words.slice(...number)) - 1]}/Signe`;
    const is = known.values.texts.get(reference);
    return signClaim(sentence, said, reference, is === undefined ? [] : [is]);
  });

/** «Vous êtes Balance»: the sign of the Sun. */
const youAre = new RegExp(
  `(?:\\b(?:vous (?:qui )?etes|tu es) (?:(?:donc|bien|une?|du signe (?:du|de la|des)) )*|\\bnee? sous le signe (?:du |de la |des |de l')|\\bnati(?:f|ve) (?:du |de la |des ))(${oneOf(signByWord.keys())})\\b|\\b(?:le|la) (${oneOf(signByWord.keys())}) que vous etes\\b`,
  'dgu',
);
const sunClaims = (sentence: Sentence, known: Known): Misstatement[] =>
  [...sentence.words.matchAll(youAre)].flatMap((match) => {
    const said = spanOf(match, 1) ?? spanOf(match, 2);
    if (!said || !isCapital(sentence, said[0])) return [];
    if (isDoubted({ words: sentence.words, at: match.index, born: known.born })) return [];
    return signClaim(sentence, said, 'positions/Soleil/Signe', column('Soleil', 'Signe', known));
  });

/** What a sentence says of a Western chart against it. */
export const placementsIn = (sentence: Sentence, known: Known): Misstatement[] => {
  if (!known.values.texts.has('positions/Soleil/Signe')) return [];
  const found = subjectsIn(sentence);
  return [
    ...found.flatMap(claimsOf(sentence, known)),
    ...aheadClaims(sentence, known, found),
    ...lodgingClaims(sentence, known, found),
    ...cuspClaims(sentence, known, found),
    ...sunClaims(sentence, known),
  ];
};
