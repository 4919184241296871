import { fold } from '../fold.ts';
import {
  activationsOf,
  authority,
  bodily,
  centres,
  channelOf,
  definitionOf,
  type Fact,
  factCell,
  factRow,
  points,
  sides,
  sidesOf,
  strategy,
  strategyOf,
  technical,
  textOf,
  types,
} from './design-words.ts';
import { isUnclear } from './doubt.ts';
import type { Known } from './known.ts';
import { type Found, rowNamed, weights } from './naming.ts';
import { type Sentence, spanOf, writtenAt } from './prose.ts';
import { oneOf } from './vocabulary.ts';

/** What a sentence names of a body graph, by the rows of the dossier that tell of it. */

type Row = {
  readonly reference: string;
  /** Its value is said with it, or all that it is. */
  readonly isWhole: boolean;
};
type Reading = (match: RegExpExecArray, known: Known, sentence: Sentence) => readonly Row[];

const isOf = (known: Known, name: Fact, said: string): boolean =>
  fold(textOf(known, factCell(name)) ?? '') === fold(said);

/** A fact whose value may stand behind it: with another one than the dossier's it is not named. */
const withValue =
  (name: Fact, saidBy: (words: string) => string): Reading =>
  ({ groups }, known) => {
    const words = groups?.value;
    if (words !== undefined && !isOf(known, name, saidBy(words))) return [];
    return [{ reference: factRow(name), isWhole: words !== undefined }];
  };
const asSaid = (words: string): string => words.replaceAll(' ', '');

const typeNamed: Reading = ({ groups }, known) =>
  isOf(known, 'type', types.get(groups?.value ?? '') ?? '')
    ? [{ reference: factRow('type'), isWhole: true }]
    : [];

const strategyNamed: Reading = ({ groups }, known) => {
  const words = groups?.value;
  return words === undefined || isOf(known, 'strategy', strategyOf(words))
    ? [{ reference: factRow('strategy'), isWhole: words !== undefined }]
    : [];
};

/** «le cœur» and «la tête» are a centre's only where the sentence speaks of such things. */
const ofGraph =
  /\b(?:centres?|canal|canaux|portes?|moteurs?|definie?s?|ouverte?s?|blanc(?:he)?s?|hachuree?s?|coloree?s?|sacral|ajna|plexus|gorge)\b/u;
const centreNamed: Reading = ({ groups }) => {
  const name = centres.get(groups?.centre ?? '');
  return name === undefined ? [] : [{ reference: `centres/${name}`, isWhole: false }];
};
const bodilyNamed: Reading = (match, known, sentence) => {
  const rest = sentence.words.slice(0, match.index) + sentence.words.slice(match.index + match[0].length);
  // «à la racine», not «elle a la gorge».
  const isHers = match[0].startsWith('a ') && writtenAt(sentence, [match.index, match.index + 1]) !== 'à';
  return ofGraph.test(rest) && !isHers ? centreNamed(match, known, sentence) : [];
};

const channelsNamed: Reading = ({ groups }) =>
  (groups?.channels ?? '')
    .match(/\d{1,2} ?[-/] ?\d{1,2}/gu)
    ?.map((said) => ({ reference: `canaux/${channelOf(said)}`, isWhole: true })) ?? [];

/** What stands in the gates of a list; with a line, what stands on that line. */
const gatesNamed: Reading = ({ groups }, known) =>
  ((groups?.gates ?? '').match(/\d{1,2}(?:\.[1-6])?/gu) ?? []).flatMap((said) => {
    const [gate, line] = said.split('.');
    return activationsOf(known)
      .filter((one) => one.gate === gate && (line === undefined || one.line === line))
      .map(({ reference }) => ({ reference, isWhole: line !== undefined }));
  });

const bodyNamed: Reading = ({ groups }, known) => {
  const { body = '', side = '', gate } = groups ?? {};
  const rows: readonly string[] = sidesOf(side).map((one) => `${one}/${points.get(body)}`);
  return activationsOf(known)
    .filter(({ reference }) => rows.includes(reference))
    .filter((one) => gate === undefined || one.gate === gate)
    .map(({ reference }) => ({ reference, isWhole: gate !== undefined || side !== '' }));
};

const named = (pattern: string, read: Reading) => ({ pattern: new RegExp(pattern, 'dgu'), read });
const article = "(?:le |la |l'|les |un |une |votre |cette |vos )";
const body = `(?<body>${oneOf(points.keys())})`;
const gate = '(?: (?:est |se trouve |, )?(?:en|dans la|a la) porte (?<gate>\\d{1,2}))?';
const many = (one: string): string => `${one}(?:(?:, | et |, et | ou )(?:la |le )?${one})*`;

const readings = [
  named(`\\b(?:un |une |le |la |l')?(?<value>${oneOf(types.keys())})\\b`, typeNamed),
  named(`\\b(?:votre |le )type(?: energetique)?\\b`, withValue('type', asSaid)),
  named(
    `\\b${article}strategie\\b(?:(?: est|,| :)? (?:de |d')?${strategy.replace('(', '(?<value>')})?`,
    strategyNamed,
  ),
  named(
    `\\b${article}autorite(?: interieure)?\\b(?: (?:(?:est |dite |reste )*)${authority.replace('(', '(?<value>')})?`,
    withValue('authority', (words) => words),
  ),
  named('\\bprofil\\b(?: (?:est |, |: )?(?<value>\\d ?/ ?\\d)(?!\\d))?', withValue('profile', asSaid)),
  named(
    `\\b${article}definition\\b(?: (?:est )?(?<value>simple|unique|double|triple|en (?:deux|trois|quatre) (?:parts|parties)))?`,
    withValue('definition', definitionOf),
  ),
  named(`\\b${article}croix\\b`, withValue('cross', asSaid)),
  named(
    '\\b(?:vos|les|leurs|ces|deux|trois|quatre|cinq|six) canaux\\b(?! \\d)',
    withValue('channels', asSaid),
  ),
  named(`\\bcentre (?:de la |du |de l'|de )?(?<centre>${oneOf(centres.keys())})\\b`, centreNamed),
  named(`\\b(?:l'|le |du |au |votre |un )(?<centre>${technical}|g)\\b`, centreNamed),
  named(`^ ?(?<centre>${oneOf(centres.keys())}) :`, centreNamed),
  named(`\\b(?:la |le |votre |de la |du |a la |au )(?<centre>${bodily})\\b`, bodilyNamed),
  named(
    `\\b(?:le |les )?cana(?:l|ux) (?<channels>${many('\\d{1,2} ?[-/] ?\\d{1,2}')})(?!\\d)`,
    channelsNamed,
  ),
  named(`\\b(?:la |les )?portes? (?<gates>${many('\\d{1,2}(?:\\.[1-6])?')})(?!\\d)`, gatesNamed),
  named(`\\b(?:votre |le |la )?${body} (?<side>${sides})${gate}`, bodyNamed),
  named(`\\bvotre ${body}\\b${gate}`, bodyNamed),
  named(`\\b(?:le |la )?${body} des deux cotes\\b`, bodyNamed),
];

/**
 * The rows that a sentence names, with the words that name them; nothing of another person, or supposed. A channel says
 * more than its gates, and a gate with its planet more than its number.
 */
export const graphNamedIn = (sentence: Sentence, known: Known): Found[] => {
  const { words } = sentence;
  if (!known.values.texts.has('design/Soleil/Porte et ligne')) return [];
  return readings.flatMap(({ pattern, read }) =>
    [...words.matchAll(pattern)].flatMap((match) => {
      const span = spanOf(match, 0);
      if (!span || isUnclear(words, match.index)) return [];
      return read(match, known, sentence).flatMap(({ reference, isWhole }) =>
        rowNamed(known.values, { reference, span, weight: isWhole ? weights.placed : weights.named }),
      );
    }),
  );
};
