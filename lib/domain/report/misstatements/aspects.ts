import { type AspectAngle, aspectName } from '../../dossier/western-names.ts';
import { bodyNames } from '../../guidance/words/names.ts';
import { minutesIn } from './degrees.ts';
import { isDoubted } from './doubt.ts';
import type { Known } from './known.ts';
import {
  isCapital,
  isUpper,
  type Misstatement,
  misstated,
  type Sentence,
  type Span,
  spanOf,
  wordsInstead,
} from './prose.ts';
import { oneOf, placedIn, pointByWord, signByWord } from './vocabulary.ts';

/** Aspects between two bodies, or a body and an angle. */

type Kind = { readonly name: string; readonly angle: AspectAngle; readonly isFeminine: boolean };

/** As the dossier's rows name it. */
const kind = (angle: AspectAngle, isFeminine: boolean): Kind => ({
  name: aspectName(angle),
  angle,
  isFeminine,
});
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^conj/u, kind(0, true)],
  [/^sextile/u, kind(60, false)],
  [/^carre/u, kind(90, false)],
  [/^trigone/u, kind(120, false)],
  [/^oppos/u, kind(180, true)],
];
const kindOf = (word: string): Kind | undefined => kinds.find(([pattern]) => pattern.test(word))?.[1];

const body = `(?:(?:la|le|votre|ton|ta|l') ?)?\\b(${oneOf(pointByWord.keys())})\\b(?: natale?)?`;
const aspect = '\\b(conjonction|conjointe?s?|sextile|carree?s?|trigone|opposition|opposee?s?|opposent)\\b';
const manner =
  '(?:,? (?:tres |assez )?(?:exacte?s?|serree?s?|large|etroite?s?|presque exacte?|tendue?|harmonieux))?';
const verbs =
  "(?:(?:est|sont|se trouve|se trouvent|forme|forment|fait|font|tisse|tissent|recoit|recoivent|subit|envoie|lance|se regardent|se parlent|se tiennent|vivent|s'|l'|le|la|qui|en|au|un|une|,|bel|beau) ?)*";
const links = "(?:a|au|aux|de|du|avec|d')";

/** Where the two bodies and the aspect stand in each way to say it. */
const ways: readonly {
  readonly pattern: RegExp;
  readonly bodies: readonly [number, number];
  readonly aspect: number;
}[] = [
  {
    pattern: new RegExp(`${body},? ${verbs}${aspect}${manner},? ?(?:${links} ?)?${body}`, 'dgu'),
    bodies: [1, 3],
    aspect: 2,
  },
  {
    pattern: new RegExp(
      `${aspect}${manner}(?: natale?)? (?:(?:entre|de|du|d'|que forment|qui unit|qui relie|qui lie) ?)?${body}(?: (?:et|a|au|avec|de|du) |-|/| - )${body}`,
      'dgu',
    ),
    bodies: [2, 3],
    aspect: 1,
  },
  {
    pattern: new RegExp(`${body}(?: et |-|/)${body},? ${verbs}${aspect}(?! ${links} )`, 'dgu'),
    bodies: [1, 2],
    aspect: 3,
  },
  {
    pattern: new RegExp(
      `\\bentre ${body} et ${body},? (?:(?:il y a|regne|court|se tend|vous avez|un|une|le|l') ?)*${aspect}`,
      'dgu',
    ),
    bodies: [1, 2],
    aspect: 3,
  },
];

const circle = 360 * 60;
const order = [...signByWord.values()];

/** Minutes of arc from the first point of Aries; undefined where sign or degree is open. */
const longitudeOf = (name: string, { values: { texts } }: Known): number | undefined => {
  const place = order.indexOf(texts.get(`${placedIn(name)}/Signe`) ?? '');
  const [minutes] = minutesIn(texts.get(`${placedIn(name)}/Degré`) ?? '');
  return place < 0 || minutes === undefined ? undefined : place * 30 * 60 + minutes;
};

/** An orb beyond which nobody speaks of an aspect, in minutes of arc. */
const widest = 11 * 60;

/** Two bodies are too far from an angle for every orb that is in use. */
const isFar = (left: string, right: string, angle: number, known: Known): boolean => {
  // Without a minute, the Moon's place is open by half of a sign.
  if (!known.hasMinute && [left, right].includes(bodyNames.moon)) return false;
  const [first, second] = [longitudeOf(left, known), longitudeOf(right, known)];
  if (first === undefined || second === undefined) return false;
  const apart = Math.abs(first - second) % circle;
  return Math.abs(Math.min(apart, circle - apart) - angle * 60) > widest;
};

/** The row of an aspect between two bodies, in the order in which the dossier names them. */
export const aspectRow = (
  { name }: Pick<Kind, 'name'>,
  [left, right]: readonly [string, string],
  { values }: Known,
): string | undefined =>
  [`${left} et ${right}`, `${right} et ${left}`]
    .map((pair) => `aspects/${name} ${pair}`)
    .find((row) => values.placements.has(row));

const aspectBetween = (pair: readonly [string, string], known: Known): Kind | undefined =>
  kinds.map(([, one]) => one).find((one) => aspectRow(one, pair, known) !== undefined);

/** A noun is replaced by one of its own gender; «conjointe à» has no such word. */
const told = (said: string, wrong: Kind, right: Kind | undefined) => {
  if (!right) return {};
  const word = right.name.toLowerCase();
  const isNoun = said === wrong.name.toLowerCase() || said === 'carre';
  return isNoun && wrong.isFeminine === right.isFeminine ? wordsInstead(word) : { is: word };
};

const isBody = (sentence: Sentence, span: Span): boolean => {
  const word = sentence.words.slice(...span);
  if (['mc', 'fc'].includes(word)) return isUpper(sentence, span);
  return !['mars', 'venus'].includes(word) || isCapital(sentence, span[0]);
};

type SaidAspect = {
  /** Where its words begin, and the word that names it. */
  readonly at: number;
  readonly span: Span;
  readonly kind: Kind;
  readonly between: readonly [string, string];
};

/** The aspects between two bodies that a sentence names. */
export const aspectsSaidIn = (sentence: Sentence): SaidAspect[] =>
  ways.flatMap(({ pattern, bodies, aspect: group }) =>
    [...sentence.words.matchAll(pattern)].flatMap((match): SaidAspect[] => {
      const [first, second] = [spanOf(match, bodies[0]), spanOf(match, bodies[1])];
      const span = spanOf(match, group);
      if (!first || !second || !span || !isBody(sentence, first) || !isBody(sentence, second)) return [];
      const nameAt = (one: Span) => pointByWord.get(sentence.words.slice(...one)) ?? '';
      const between = [nameAt(first), nameAt(second)] as const;
      const said = kindOf(sentence.words.slice(...span));
      return said && between[0] !== between[1] ? [{ at: match.index, span, kind: said, between }] : [];
    }),
  );

/** What a sentence says of aspects against the dossier. */
export const aspectsIn = (sentence: Sentence, known: Known): Misstatement[] => {
  const found = aspectsSaidIn(sentence).flatMap(({ at, span, kind: wrong, between }) => {
    const is = aspectBetween(between, known);
    if (is === wrong || !isFar(...between, wrong.angle, known)) return [];
    if (isDoubted({ words: sentence.words, at, born: known.born })) return [];
    return [misstated(sentence, 'aspect', span, told(sentence.words.slice(...span), wrong, is))];
  });
  // One aspect may be read in two ways.
  return [...new Map(found.map((one) => [one.from, one])).values()];
};
