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
export const strategyNames: Readonly<Record<string, string>> = {
  Inform: 'Informer',
  Respond: 'Répondre',
  'Wait for the invitation': 'Attendre l’invitation',
  'Wait a lunar cycle': 'Attendre un cycle lunaire',
};
export const authorityNames: Readonly<Record<string, string>> = {
  Lunar: 'Lunaire',
  Emotional: 'Émotionnelle',
  Sacral: 'Sacrale',
  Splenic: 'Splénique',
  Ego: 'De l’ego',
  'Self-Projected': 'Auto-projetée',
  Mental: 'Mentale',
};
export const definitionNames: Readonly<Record<string, string>> = {
  None: 'Aucune',
  Single: 'Simple',
  Split: 'En deux parts',
  'Triple Split': 'En trois parts',
  'Quadruple Split': 'En quatre parts',
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
  /** «3/50 | 60/56» */
  gates: (cross: readonly number[]) => `${cross.slice(0, 2).join('/')} | ${cross.slice(2).join('/')}`,
  and: ' et ',
  none: 'Aucun',
  channelTable: { title: 'Les canaux', columns: ['Canal', 'Relie'] },
  ends: (centres: readonly string[]) => centres.join(' et '),
  centreTable: { title: 'Les neuf centres', columns: ['Centre', 'État', 'Portes actives'] },
  defined: 'défini',
  open: 'ouvert',
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
  fact: (name: string, value: string) => `${name} ${value}`,
  nothingCertain: 'Aucune de ces lignes ne vaut toute la durée possible.',
  nearLine: (side: string, body: string, activation: string) =>
    fr(`${side}, ${body} ${activation} : à moins de 20 secondes d’arc d’une limite.`),
  noHour: fr('Sans heure certaine : canaux, centres et croix.'),
} as const;
