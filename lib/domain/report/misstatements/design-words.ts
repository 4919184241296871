import {
  centreNames,
  definitionNames,
  designTexts,
  strategyNames,
  typeNames,
} from '../../texts/dossier-design.ts';
import { fold } from '../fold.ts';
import type { Known } from './known.ts';
import type { Misstatement, Sentence, Span } from './prose.ts';
import { bodyByWord, oneOf } from './vocabulary.ts';

/** How prose names what a body graph is made of, for what is said of it and for what is only named. */

export type Fact = 'type' | 'strategy' | 'authority' | 'profile' | 'definition' | 'cross' | 'channels';
/** The row of a fact in the dossier, and the cell of its value. */
export const factRow = (fact: Fact): string => `schema/${designTexts[fact]}`;
export const factCell = (fact: Fact): string => `${factRow(fact)}/${designTexts.facts.columns[1]}`;

const {
  Manifestor: manifestor = '',
  Generator: generator = '',
  Projector: projector = '',
  Reflector: reflector = '',
} = typeNames;
const both = typeNames['Manifesting Generator'] ?? '';
export const types = new Map([
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
/** One of both kinds is a generator too, and informs as a manifestor does. */
export const isBoth = (type: string | undefined): boolean => type === both;
export const isGenerator = (type: string | undefined): boolean => type === generator;
export const type = `(${oneOf(types.keys())})\\b`;

export const authority = `(${oneOf([
  ...['lunaire', 'emotionnelle', 'sacrale', 'splenique', "de l'ego", 'auto-projetee', 'mentale'],
])})(?![a-z])`;

const { Inform: inform = '', Respond: respond = '' } = strategyNames;
const invited = strategyNames['Wait for the invitation'] ?? '';
const lunar = strategyNames['Wait a lunar cycle'] ?? '';
const strategies = [
  ["attendre (?:l'|une |les |des )invitations?|attendre d'etre (?:invitee?|reconnue?)", invited],
  ['attendre (?:un|le) (?:cycle lunaire|mois lunaire|cycle de la lune)|attendre une lunaison', lunar],
  ['(?:attendre (?:de|pour) )?repondre', respond],
  ['informer', inform],
] as const;
export const strategy = `(${strategies.map(([words]) => words).join('|')})\\b`;
export const strategyOf = (said: string): string =>
  strategies.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(said))?.[1] ?? '';

const parts = [
  ['Single', "simple|unique|d'un seul tenant"],
  ['Split', 'en deux (?:parts|parties)|double|scindee(?: en deux)?'],
  ['Triple Split', 'en trois (?:parts|parties)|triple'],
  ['Quadruple Split', 'en quatre (?:parts|parties)|quadruple'],
] as const;
export const definition = `(${parts.map(([, words]) => words).join('|')})(?![a-z])`;
export const definitionOf = (said: string): string => {
  const found = parts.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(said));
  return definitionNames[found?.[0] ?? ''] ?? '';
};

export const centres = new Map([
  ...Object.values(centreNames).map((name) => [fold(name), name] as const),
  ['couronne', centreNames.head],
  ['identite', centreNames.g],
  ['ego', centreNames.heart],
  ['splenique', centreNames.spleen],
  ...['plexus', 'emotionnel'].map((word) => [word, centreNames.solar] as const),
]);
/** Their words have no other meaning in a text about a body graph. */
export const technical = oneOf(['ajna', 'sacral', 'plexus solaire', 'plexus']);
/** «la tête» and «le cœur» may be anybody's. */
export const bodily = oneOf(['tete', 'gorge', 'coeur', 'rate', 'racine']);
export const centre = `(${oneOf(centres.keys())})`;

export const points = new Map<string, string>([
  ...bodyByWord,
  ...['terre', 'noeud nord', 'noeud sud'].map(
    (word) => [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`.replace('oe', 'œ')] as const,
  ),
]);

/** On which side of the graph a body stands, where a text says so. */
const unconscious = 'inconsciente?|(?:de|du|dans le) design';
const conscious = 'consciente?|de (?:la )?(?:personnalite|naissance)|a la naissance';
export const sides = `${unconscious}|${conscious}`;
export const sidesOf = (said: string): readonly ('personality' | 'design')[] => {
  if (said === '') return ['personality', 'design'];
  return new RegExp(`^(?:${unconscious})$`, 'u').test(said) ? ['design'] : ['personality'];
};

export type Reader = (sentence: Sentence, match: RegExpExecArray, known: Known) => Misstatement[];

export const textOf = ({ values }: Known, reference: string): string | undefined =>
  values.texts.get(reference);
export const wordOf = ({ words }: Sentence, span: Span | undefined): string =>
  span ? words.slice(...span) : '';
/** What stands between a subject and what is said of it. */
export const told = '(?:[ ,:]|(?:est|le|un|une|dite|reste)(?![a-z]))*?';

export type Activation = { readonly reference: string; readonly gate: string; readonly line: string };

/** Gates of both sides with their lines, in the order of the dossier; no line where it changes within the hour. */
export const activationsOf = ({ values }: Known): Activation[] =>
  (['personality', 'design'] as const).flatMap((table) =>
    [...values.texts].flatMap(([key, text]) => {
      if (!key.startsWith(`${table}/`)) return [];
      const [gate = '', line = ''] = text.split('.');
      return [{ reference: key.split('/').slice(0, 2).join('/'), gate, line }];
    }),
  );

/** «17-62», whichever of its gates is named first. */
export const channelOf = (said: string): string =>
  said
    .split(/ ?[-/] ?/u)
    .map(Number)
    .sort((left, right) => left - right)
    .join('-');
