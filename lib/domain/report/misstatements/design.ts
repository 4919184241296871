import { fold } from '../fold.ts';
import { builtReaders } from './design-built.ts';
import { graphNamedIn } from './design-names.ts';
import {
  type Activation,
  activationsOf,
  authority,
  centre,
  centres,
  channelOf,
  factCell,
  isBoth,
  isGenerator,
  points,
  type Reader,
  sides,
  sidesOf,
  technical,
  textOf,
  told,
  type,
  types,
  wordOf,
} from './design-words.ts';
import { isGeneral, isUnclear } from './doubt.ts';
import type { Known, Readers } from './known.ts';
import { type Misstatement, misstated, type Sentence, spanOf, valueAt, wordsInstead } from './prose.ts';
import { oneOf } from './vocabulary.ts';

/** Type, profile, authority, centres, channels and gates of a body graph. */

const typeClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const is = textOf(known, factCell('type'));
  const said = types.get(wordOf(sentence, span));
  if (!span || is === undefined || said === is || (isBoth(is) && isGenerator(said))) return [];
  return [misstated(sentence, 'design', span, valueAt(factCell('type'), is))];
};

const profileClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const is = textOf(known, factCell('profile'));
  if (!span || is === undefined || wordOf(sentence, span).replaceAll(' ', '') === is) return [];
  return [misstated(sentence, 'design', span, valueAt(factCell('profile'), is))];
};

const authorityClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const is = textOf(known, factCell('authority'));
  if (!span || is === undefined || fold(wordOf(sentence, span)) === fold(is)) return [];
  return [misstated(sentence, 'design', span, valueAt(factCell('authority'), is))];
};

const centreClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 2);
  const is = textOf(known, `centres/${centres.get(match[1] ?? '')}/État`);
  const said = wordOf(sentence, span);
  if (!span || is === undefined) return [];
  const isDefined = /^(?:defini|color|hachur)/u.test(said);
  if (isDefined === fold(is).startsWith('defini')) return [];
  const bare = is.replace(/e$/u, '');
  return [
    misstated(sentence, 'design', span, wordsInstead(/(?:ie|te|he|ee)$/u.test(said) ? `${bare}e` : bare)),
  ];
};

const channelClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const all = textOf(known, factCell('channels'));
  if (!span || all === undefined || all.split(', ').includes(channelOf(wordOf(sentence, span)))) return [];
  return [misstated(sentence, 'design', span)];
};

/** «34.2» of the one activation that it can be. */
const putOf = ([only, ...others]: readonly Activation[], told: (one: Activation) => string) =>
  only && others.length === 0 ? wordsInstead(told(only)) : {};
const whole = ({ gate, line }: Activation): string => (line === '' ? gate : `${gate}.${line}`);
const mayBe = (line: string) => (one: Activation) => one.line === '' || one.line === line;

const gateClaim: Reader = (sentence, match, known) => {
  const span = spanOf(match, 1);
  const active = activationsOf(known);
  // Without a minute, some gates are open.
  if (!span || !known.hasMinute || active.length === 0) return [];
  const [gate, line] = wordOf(sentence, span).split('.');
  const same = active.filter((one) => one.gate === gate);
  if (line === undefined ? same.length > 0 : same.some(mayBe(line))) return [];
  return [misstated(sentence, 'design', span, putOf(same, whole))];
};

/** «la porte 43.1» is the reader's where gate 43 is; «la porte 34.1» may be anybody's. */
const lineClaim: Reader = (sentence, match, known) => {
  const [gate] = (match[1] ?? '').split('.');
  return activationsOf(known).some((one) => one.gate === gate) ? gateClaim(sentence, match, known) : [];
};

const activationClaim: Reader = (sentence, match, known) => {
  const { body = '', side: of = '', gate, line } = match.groups ?? {};
  const spans = match.indices?.groups;
  const rows: readonly string[] = sidesOf(of).map((one) => `${one}/${points.get(body)}`);
  const own = activationsOf(known).filter(({ reference }) => rows.includes(reference));
  const [number, told = line] = gate?.split('.') ?? [];
  const same = own.filter((one) => number === undefined || one.gate === number);
  if (own.length === 0 || (same.length > 0 && (told === undefined || same.some(mayBe(told))))) return [];
  if (same.length === 0 || line === undefined)
    return spans?.gate
      ? [misstated(sentence, 'design', spans.gate, putOf(own, told === line ? (one) => one.gate : whole))]
      : [];
  return spans?.line
    ? [
        misstated(
          sentence,
          'design',
          spans.line,
          putOf(same, (one) => one.line),
        ),
      ]
    : [];
};

const state =
  '(non[- ]definie?|indefinie?|definie?|ouverte?|blanc(?:he)?|coloree?|hachuree?)\\b(?! (?:par|comme|pour)\\b)';
const remains = ',? ?(?:(?:est|reste|tout a fait|completement|entierement) )*';
const body = `(?<body>${oneOf(points.keys())})`;
const of = `(?<side>${sides})`;
const numbered = '\\d{1,2}(?:\\.[1-6])?(?!\\d)';
const atGate = `(?:est |se trouve |, )?(?:en|dans la|a la) porte (?<gate>${numbered})(?:,? (?:a la |en )?ligne (?<line>[1-6])(?!\\d))?`;
const atLine = '(?:est |, )?(?:a la |en )?ligne (?<line>[1-6])(?!\\d)';

const claims: readonly (readonly [pattern: string, read: Reader])[] = [
  [`\\b(?:vous (?:qui )?etes|tu es)(?: (?:donc|bien|une?|de type|du type))* ${type}`, typeClaim],
  [`\\bvotre type(?: energetique)?\\b${told} ?${type}`, typeClaim],
  [`\\b(?:le|la) ${type} que vous etes`, typeClaim],
  [`\\ben tant que ${type}(?=.*\\b(?:vous|votre|vos)\\b)`, typeClaim],
  [`(?:^ ?|\\bvotre )profil\\b${told} ?(\\d ?/ ?\\d)(?!\\d)`, profileClaim],
  [`(?:^ ?|\\bvotre )autorite(?: interieure)?\\b${told} ?${authority}`, authorityClaim],
  [`\\b(?:centre (?:de la |du |de l'|des |de )?|votre )${centre}\\b${remains}${state}`, centreClaim],
  [`^ ?${centre} ?: ?${state}`, centreClaim],
  [`\\b(${technical}) (?:est|reste) ${state}`, centreClaim],
  [`\\b(?:votre|vous avez le|vous portez le) canal (\\d{1,2} ?[-/] ?\\d{1,2})(?!\\d)`, channelClaim],
  [`\\bvotre porte (${numbered})`, gateClaim],
  [`\\bvos portes (${numbered})`, gateClaim],
  [`\\bvos portes (?:\\d{1,2}(?:\\.[1-6])?, )*\\d{1,2}(?:\\.[1-6])? et (${numbered})`, gateClaim],
  ['\\bporte (\\d{1,2}\\.[1-6])(?!\\d)', lineClaim],
  ...[atGate, atLine].flatMap((place) => [
    [`\\bvotre ${body}(?: ${of})? ?${place}`, activationClaim] as const,
    [`\\b${body} ${of} ?${place}`, activationClaim] as const,
  ]),
  ...builtReaders,
];
const patterns = claims.map(([pattern, read]) => ({ pattern: new RegExp(pattern, 'dgu'), read }));

/** What a sentence says of a body graph against the dossier. */
const graphIn = (sentence: Sentence, known: Known): Misstatement[] => {
  const { words } = sentence;
  if (!known.values.texts.has('design/Soleil/Porte et ligne')) return [];
  const found = patterns.flatMap(({ pattern, read }) =>
    [...words.matchAll(pattern)]
      .filter(({ index }) => !isGeneral(words, index) && !isUnclear(words, index))
      .flatMap((match) => read(sentence, match, known)),
  );
  return [...new Map(found.map((one) => [one.from, one])).values()];
};

export const readers: Readers = { said: [graphIn], named: [graphNamedIn] };
