import { centreNames, typeNames } from '../../texts/dossier-design.ts';
import { fold } from '../fold.ts';
import { isGeneral, isUnclear } from './doubt.ts';
import type { Known } from './known.ts';
import {
  type Misstatement,
  misstated,
  type Sentence,
  type Span,
  spanOf,
  valueAt,
  wordsInstead,
} from './prose.ts';
import { bodyByWord, oneOf } from './vocabulary.ts';

/** Type, profile, authority, centres, channels and gates of a body graph. */

const {
  Manifestor: manifestor = '',
  Generator: generator = '',
  Projector: projector = '',
  Reflector: reflector = '',
} = typeNames;
const both = typeNames['Manifesting Generator'] ?? '';
const types = new Map([
  ...[
    ...[
      'generateur-manifesteur',
      'generateur manifesteur',
      'manifesteur-generateur',
      'manifesteur generateur',
    ],
    ...['generatrice-manifestrice', 'generatrice manifestrice', 'manifestrice generatrice'],
  ].map((word) => [word, both] as const),
  ...['generateur', 'generatrice'].map((word) => [word, generator] as const),
  ...['projecteur', 'projectrice'].map((word) => [word, projector] as const),
  ...['manifesteur', 'manifestrice', 'manifesteuse'].map((word) => [word, manifestor] as const),
  ...['reflecteur', 'reflectrice', 'reflecteuse'].map((word) => [word, reflector] as const),
]);
const authorities = [
  ...['lunaire', 'emotionnelle', 'sacrale', 'splenique', "de l'ego", 'auto-projetee', 'mentale'],
];
const centres = new Map([
  ...Object.values(centreNames).map((name) => [fold(name), name] as const),
  ['couronne', centreNames.head],
  ['identite', centreNames.g],
  ['ego', centreNames.heart],
  ['splenique', centreNames.spleen],
  ...['plexus', 'emotionnel'].map((word) => [word, centreNames.solar] as const),
]);
const points = new Map<string, string>([...bodyByWord, ['terre', 'Terre']]);

type Reader = (sentence: Sentence, match: RegExpExecArray, known: Known) => Misstatement[];

const textOf = ({ values }: Known, reference: string): string | undefined => values.texts.get(reference);
const wordOf = ({ words }: Sentence, span: Span | undefined): string => (span ? words.slice(...span) : '');

const typeClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const is = textOf(known, 'schema/Type/Valeur');
  const said = types.get(wordOf(sentence, span));
  // One of both kinds is a generator too.
  if (!span || is === undefined || said === is || (is === both && said === generator)) return [];
  return [misstated(sentence, 'design', span, valueAt('schema/Type/Valeur', is))];
};

const profileClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const is = textOf(known, 'schema/Profil/Valeur');
  if (!span || is === undefined || wordOf(sentence, span).replaceAll(' ', '') === is) return [];
  return [misstated(sentence, 'design', span, valueAt('schema/Profil/Valeur', is))];
};

const authorityClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const is = textOf(known, 'schema/Autorité/Valeur');
  if (!span || is === undefined || fold(wordOf(sentence, span)) === fold(is)) return [];
  return [misstated(sentence, 'design', span, valueAt('schema/Autorité/Valeur', is))];
};

const centreClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 2);
  const reference = `centres/${centres.get(match[1] ?? '')}/État`;
  const is = textOf(known, reference);
  const said = wordOf(sentence, span);
  if (!span || is === undefined) return [];
  const isDefined = /^(?:defini|coloree?)/u.test(said);
  if (isDefined === (fold(is) === 'defini')) return [];
  const isFeminine = said.endsWith('e');
  return [misstated(sentence, 'design', span, isFeminine ? wordsInstead(`${is}e`) : valueAt(reference, is))];
};

const channelClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const all = textOf(known, 'schema/Canaux/Valeur');
  const ends = wordOf(sentence, span)
    .split(/ ?[-/] ?/u)
    .map(Number)
    .sort((left, right) => left - right);
  if (!span || all === undefined || all.split(', ').includes(ends.join('-'))) return [];
  return [misstated(sentence, 'design', span)];
};

/** Gates of both sides, whatever their line. */
const activeGates = ({ values }: Known): Set<string> =>
  new Set(
    [...values.texts]
      .filter(([key]) => /^(?:design|personality)\/.*\/Porte et ligne$/u.test(key))
      .map(([, text]) => text.split('.')[0] ?? ''),
  );

const gateClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const gates = activeGates(known);
  // Without a minute, some gates are open.
  if (!span || !known.hasMinute || gates.size === 0 || gates.has(wordOf(sentence, span))) return [];
  return [misstated(sentence, 'design', span)];
};

const activationClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 3);
  const name = points.get(match[1] ?? '');
  const side = match[2] ?? '';
  const sides = /^(?:in|de design|du design)/u.test(side)
    ? ['design']
    : side === ''
      ? ['personality', 'design']
      : ['personality'];
  const gates = sides.flatMap((one) => textOf(known, `${one}/${name}/Porte et ligne`)?.split('.')[0] ?? []);
  const [is] = gates;
  if (!span || is === undefined || gates.includes(wordOf(sentence, span))) return [];
  return [misstated(sentence, 'design', span, gates.length === 1 ? wordsInstead(is) : {})];
};

const type = `(${oneOf(types.keys())})\\b`;
const told = '(?:[ ,:]|(?:est|le|un|une|dite|reste)(?![a-z]))*?';
const readers: readonly (readonly [pattern: string, read: Reader])[] = [
  [`\\b(?:vous (?:qui )?etes|tu es)(?: (?:donc|bien|une?|de type|du type))* ${type}`, typeClaim],
  [`\\bvotre type(?: energetique)?\\b${told} ?${type}`, typeClaim],
  [`\\b(?:le|la) ${type} que vous etes`, typeClaim],
  [`\\ben tant que ${type}(?=.*\\b(?:vous|votre|vos)\\b)`, typeClaim],
  [`(?:^ ?|\\bvotre )profil\\b${told} ?(\\d ?/ ?\\d)(?!\\d)`, profileClaim],
  [`(?:^ ?|\\bvotre )autorite(?: interieure)?\\b${told} ?(${oneOf(authorities)})(?![a-z])`, authorityClaim],
  [
    `\\b(?:centre (?:de la |du |de l'|des |de )?|votre )(${oneOf(centres.keys())})\\b,? ?(?:(?:est|reste|tout a fait|completement|entierement) )*(non[- ]definie?|indefinie?|definie?|ouverte?|blanche?|coloree?)\\b(?! (?:par|comme|pour)\\b)`,
    centreClaim,
  ],
  [`\\b(?:votre|vous avez le|vous portez le) canal (\\d{1,2} ?[-/] ?\\d{1,2})(?!\\d)`, channelClaim],
  [`\\bvotre porte (\\d{1,2})(?!\\d)`, gateClaim],
  [`\\bvos portes (\\d{1,2})(?!\\d)`, gateClaim],
  [`\\bvos portes (?:\\d{1,2}, )*\\d{1,2} et (\\d{1,2})(?!\\d)`, gateClaim],
  [
    `\\bvotre (${oneOf(points.keys())})( (?:in)?consciente?| de design| du design| de personnalite)? (?:est |se trouve |, )?(?:en|dans la|a la) porte (\\d{1,2})(?!\\d)`,
    activationClaim,
  ],
];
const patterns = readers.map(([pattern, read]) => ({ pattern: new RegExp(pattern, 'dgu'), read }));

/** What a sentence says of a body graph against the dossier. */
export const graphIn = (sentence: Sentence, known: Known): Misstatement[] => {
  const { words } = sentence;
  if (!known.values.texts.has('design/Soleil/Porte et ligne')) return [];
  return patterns.flatMap(({ pattern, read }) =>
    [...words.matchAll(pattern)]
      .filter(({ index }) => !isGeneral(words, index) && !isUnclear(words, index))
      .flatMap((match) => read(sentence, match, known)),
  );
};
