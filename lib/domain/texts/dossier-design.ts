/** The body graph of a dossier. */
import type { Centre } from '../charts/body-graph.ts';
import { fr } from './typography.ts';

export const typeNames: Readonly<Record<string, string>> = {
  Manifestor: 'Manifesteur',
  Generator: 'Générateur',
  'Manifesting Generator': 'Générateur-manifesteur',
  Projector: 'Projecteur',
  Reflector: 'Réflecteur',
};
/** Without a capital: a value stands inside a sentence as well as in its table. */
export const strategyNames: Readonly<Record<string, string>> = {
  Inform: 'informer',
  Respond: 'répondre',
  'Wait for the invitation': 'attendre l’invitation',
  'Wait a lunar cycle': 'attendre un cycle lunaire',
};
export const authorityNames: Readonly<Record<string, string>> = {
  Lunar: 'lunaire',
  Emotional: 'émotionnelle',
  Sacral: 'sacrale',
  Splenic: 'splénique',
  Ego: 'de l’ego',
  'Self-Projected': 'auto-projetée',
  Mental: 'mentale',
};
export const definitionNames: Readonly<Record<string, string>> = {
  None: 'aucune',
  Single: 'simple',
  Split: 'en deux parts',
  'Triple Split': 'en trois parts',
  'Quadruple Split': 'en quatre parts',
};
export const centreNames: Readonly<Record<Centre, string>> = {
  head: 'Tête',
  ajna: 'Ajna',
  throat: 'Gorge',
  g: 'G',
  heart: 'Cœur',
  spleen: 'Rate',
  solar: 'Plexus solaire',
  sacral: 'Sacral',
  root: 'Racine',
};

/** What is said of a centre agrees with its name: «Tête, ouverte». */
const feminine: ReadonlySet<Centre> = new Set(['head', 'throat', 'spleen', 'root']);
export const centreStates = (centre: Centre): readonly [defined: string, open: string] =>
  feminine.has(centre) ? ['définie', 'ouverte'] : ['défini', 'ouvert'];

export const designTexts = {
  facts: { title: 'En bref', columns: ['Quoi', 'Valeur'] },
  type: 'Type',
  strategy: 'Stratégie',
  authority: 'Autorité',
  profile: 'Profil',
  definition: 'Définition',
  cross: 'Croix',
  channels: 'Canaux',
  centres: 'Centres définis',
  /** «3/50 | 60/56», which no line parts. */
  gates: (cross: readonly number[]) =>
    `${cross.slice(0, 2).join('/')}\u00a0|\u00a0${cross.slice(2).join('/')}`,
  and: ' et ',
  none: 'Aucun',
  channelTable: { title: 'Les canaux', columns: ['Canal', 'Relie'] },
  ends: (centres: readonly string[]) => centres.join(' et '),
  centreTable: { title: 'Les neuf centres', columns: ['Centre', 'État', 'Portes actives'] },
  personality: 'Personnalité',
  design: 'Design',
  sideWord: { personality: 'naissance ', design: 'design ' },
  activations: ['Astre', 'Porte et ligne'],
  earth: 'Terre',
  southNode: 'Nœud sud',
  near: '≈',
  caption: (personality: string, design: string) =>
    fr(`Personnalité : ${personality} UTC. Design : ${design} UTC, 88° de Soleil plus tôt. Nœud vrai.`),
  captionWithout:
    'Sans heure certaine, le schéma n’est pas tracé. Les portes données valent toute la durée possible.',
  certain: (facts: string) => fr(`${facts}.`),
  /** «Type Projecteur, autorité émotionnelle»: the first fact begins the sentence. */
  fact: (name: string, value: string, place: number) => `${place === 0 ? name : name.toLowerCase()} ${value}`,
  nothingCertain: 'Aucune de ces lignes ne vaut toute la durée possible.',
  nearLine: (side: string, body: string, activation: string) =>
    fr(`${side}, ${body} ${activation} : à moins de 20 secondes d’arc d’une limite.`),
  noHour: fr('Sans heure certaine : canaux, centres et croix.'),
} as const;
