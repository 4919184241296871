import type { Discipline } from '../catalogue.ts';
import type { Section } from '../report/document.ts';
import { serviceDetails } from '../texts/service-details.ts';
import { fr } from '../texts/typography.ts';

/** A section that a new report begins with. */
export type Planned = Pick<Section, 'id' | 'kind' | 'title' | 'second'> & {
  /** The line of /services that it keeps; empty where the shop promises nothing. */
  readonly promise: string;
};

/** Titles in two voices; the letter greets by the name that the desk fills in. */
export const greetedName = '{prénom}';
const letter: Planned = {
  id: 'lettre',
  kind: 'letter',
  title: fr(`Bonjour ${greetedName},`),
  second: '',
  promise: '',
};

type Line = readonly [promise: number, id: string, title: string, second: string, kind?: Section['kind']];

const outline = (service: Discipline, lines: readonly Line[]): readonly Planned[] => [
  letter,
  ...lines.map(
    ([promise, id, title, second, kind = 'chapter']): Planned => ({
      id,
      kind,
      title: fr(title),
      second: fr(second),
      promise: serviceDetails[service].contents[promise] ?? '',
    }),
  ),
];

/** Merchant content: what each consultation promises on /services, as sections in the order of reading. */
export const outlines: Readonly<Record<Discipline, readonly Planned[]>> = {
  'astrologie-occidentale': outline('astrologie-occidentale', [
    [0, 'ciel', 'Votre ciel', 'de naissance', 'plate'],
    [1, 'trois', 'Le Soleil, la Lune,', "et l'Ascendant"],
    [1, 'planetes', 'Les planètes,', 'une à une'],
    [2, 'maisons', 'Les douze maisons,', 'pièce par pièce'],
    [2, 'aspects', 'Les aspects,', 'et ce qui les relie'],
    [3, 'annee', "L'année en cours,", 'sans prédiction'],
  ]),
  'astrologie-chinoise': outline('astrologie-chinoise', [
    [0, 'piliers', 'Vos quatre piliers,', 'un par un'],
    [1, 'elements', 'La balance', 'de vos cinq éléments'],
    [2, 'animal', 'Votre animal,', 'et ce que la tradition en dit'],
    [3, 'annee', "Le climat de l'année", 'pour vos piliers'],
  ]),
  numerologie: outline('numerologie', [
    [0, 'chemin', 'Votre chemin de vie,', "et votre nombre d'expression"],
    [1, 'cycles', 'Vos cycles,', 'et votre année personnelle'],
    [2, 'calculs', 'Chaque calcul,', 'pour le refaire vous-même'],
    [3, 'questions', 'Trois questions', 'à garder près de vous'],
  ]),
  'human-design': outline('human-design', [
    [0, 'schema', 'Votre schéma,', 'sur une page à part', 'plate'],
    [1, 'type', 'Votre type,', 'votre stratégie, votre autorité'],
    [2, 'centres', 'Vos centres,', 'définis et ouverts, et vos canaux'],
    [3, 'gestes', 'Des gestes simples', 'à essayer pendant une semaine'],
  ]),
};
