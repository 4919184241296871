import { fold } from '../fold.ts';
import {
  centre,
  centres,
  channelOf,
  definition,
  definitionOf,
  factCell,
  isBoth,
  type Reader,
  strategy,
  strategyOf,
  textOf,
  told,
  wordOf,
} from './design-words.ts';
import type { Known } from './known.ts';
import { type Misstatement, misstated, spanOf, valueAt, wordsInstead } from './prose.ts';

/** How a body graph is built: strategy, definition, cross, what its channels join, what hangs, how many there are. */

const strategyClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const is = textOf(known, factCell('strategy'));
  const said = strategyOf(wordOf(sentence, span));
  // One of both kinds responds, and informs then.
  const isHalf = isBoth(textOf(known, factCell('type'))) && said === strategyOf('informer');
  if (!span || is === undefined || said === is || isHalf) return [];
  // «de répondre» would elide before another word.
  const isOf = /\bd(?:e |')$/u.test(sentence.words.slice(0, span[0]));
  return [misstated(sentence, 'design', span, isOf ? { is } : valueAt(factCell('strategy'), is))];
};

const definitionClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const is = textOf(known, factCell('definition'));
  const said = definitionOf(wordOf(sentence, span));
  if (!span || is === undefined || said === '' || said === is) return [];
  return [misstated(sentence, 'design', span, valueAt(factCell('definition'), is))];
};

/** «15/10» alone is the first half of «15/10 | 25/46». */
const crossClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const is = textOf(known, factCell('cross'));
  const bare = (text: string): string => text.replaceAll(/\D+/gu, ' ').trim();
  const said = bare(wordOf(sentence, span));
  if (!span || is === undefined || `${bare(is)} `.startsWith(`${said} `)) return [];
  const isWhole = said.split(' ').length === bare(is).split(' ').length;
  return [misstated(sentence, 'design', span, isWhole ? valueAt(factCell('cross'), is) : { is })];
};

/** The centres that one of the reader's own channels joins: where one is right, the other is told. */
const joinedClaim: Reader = (sentence, match, known) => {
  const ends = (textOf(known, `canaux/${channelOf(match[1] ?? '')}/Relie`) ?? '').split(' et ');
  const spans = [spanOf(match, 2), spanOf(match, 3)].filter((span) => span !== undefined);
  const said = spans.map((span) => centres.get(wordOf(sentence, span)) ?? '');
  const wrong = spans.filter((_, index) => !ends.includes(said[index] ?? ''));
  const left = ends.filter((end) => !said.includes(end));
  if (ends.length < 2) return [];
  return wrong.map((span): Misstatement => {
    const [is, ...others] = left;
    return misstated(sentence, 'design', span, is !== undefined && others.length === 0 ? { is } : {});
  });
};

/** Whether a gate is in a whole channel; undefined where it is not active. */
const isJoined = (gate: string, known: Known): boolean | undefined => {
  const isActive = [...known.values.texts].some(
    ([key, text]) => /^(?:design|personality)\//u.test(key) && text.split('.')[0] === gate,
  );
  const channels = (textOf(known, factCell('channels')) ?? '').split(', ');
  return isActive ? channels.some((channel) => channel.split('-').includes(gate)) : undefined;
};

const hangingClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const isWhole = isJoined(wordOf(sentence, span), known);
  return span && known.hasMinute && isWhole ? [misstated(sentence, 'design', span)] : [];
};

const numbers = ['zero', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const numberOf = (said: string): number =>
  /^\d+$/u.test(said) ? Number(said) : numbers.indexOf(said.replace(/^une$/u, 'un'));

const countClaim =
  (countOf: (known: Known, of: string) => number | undefined): Reader =>
  (sentence, match, known) => {
    const span = spanOf(match, 1);
    const is = countOf(known, match[2] ?? '');
    const said = wordOf(sentence, span);
    if (!span || is === undefined || numberOf(said) === is) return [];
    // One thing, or none, needs another noun.
    const word = /^\d+$/u.test(said) ? String(is) : (numbers[is] ?? String(is));
    return [misstated(sentence, 'design', span, is > 1 ? wordsInstead(word) : { is: word })];
  };

const centresOf = ({ values }: Known, of: string): number | undefined => {
  const states = [...values.texts].filter(([key]) => /^centres\/.*\/État$/u.test(key));
  const isDefined = /^(?:defini|color|hachur)/u.test(of);
  const same = states.filter(([, text]) => fold(text).startsWith('defini') === isDefined);
  return states.length > 0 ? same.length : undefined;
};
const channelsOf = (known: Known): number | undefined =>
  textOf(known, factCell('channels'))
    ?.split(', ')
    .filter((channel) => channel.includes('-')).length;

const count = `(\\d|${numbers.slice(1).join('|')}|une)`;
const many = '(definis|ouverts|blancs|non[- ]definis|indefinis|colores|hachures)';
const numbered = '(\\d{1,2})(?![\\d.])';
const article = "(?:le |la |l'|du |de la |de l'|au |a la |a l')?(?:centre (?:de la |du |de l'|de )?)?";

export const builtReaders: readonly (readonly [pattern: string, read: Reader])[] = [
  [
    `\\bvotre strategie\\b(?:[ ,:]|(?:est|reste|consiste a|tient en deux mots)(?![a-z])|de |d')*${strategy}`,
    strategyClaim,
  ],
  [`(?:^ ?|\\bvotre )strategie ?: ?${strategy}`, strategyClaim],
  [`(?:^ ?|\\b(?:votre|vous avez une|vous portez une) )definition\\b${told} ?${definition}`, definitionClaim],
  [
    "(?:^ ?|\\bvotre )croix\\b(?: d'incarnation)?(?:[ ,:(]|(?:est|se lit|s'ecrit|la)(?![a-z]))*(\\d{1,2} ?/ ?\\d{1,2}(?: ?[|,-] ?\\d{1,2} ?/ ?\\d{1,2})?)(?!\\d)",
    crossClaim,
  ],
  [
    `\\bcanal (\\d{1,2} ?[-/] ?\\d{1,2}),? (?:qui )?(?:relie|joint|unit|rejoint|connecte|va d[eu]|part d[eu]) ${article}${centre}\\b (?:et|a|au|vers|avec) ${article}${centre}\\b`,
    joinedClaim,
  ],
  [
    `\\bporte ${numbered},? (?:est |reste )?(?:suspendue|pendante|dormante|isolee|sans voisine|en attente)\\b`,
    hangingClaim,
  ],
  [`\\bporte (?:suspendue|pendante|dormante|isolee),? (?:la )?${numbered}`, hangingClaim],
  [`\\b(?:vos|vous avez|avec vos) ${count} centres ${many}\\b`, countClaim(centresOf)],
  [`\\b(?:vos|vous avez|avec vos) ${count} cana(?:l|ux)\\b(?! (?:possibles|sur))`, countClaim(channelsOf)],
];
