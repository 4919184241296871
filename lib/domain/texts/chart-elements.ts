/** «Votre carte»: what each element of a chart is. What it means is written by the expert. */
import type { ChartKind } from '../chart-kinds.ts';
import { fr, ofName } from './typography.ts';

type Element = {
  readonly name: string;
  /** The row of a dossier's table that gives its value: «table/row»; or cells of one column: «table/row/column». */
  readonly from: readonly string[];
  readonly what: string;
};

const element = (name: string, from: string | readonly string[], what: string): Element => ({
  name,
  from: typeof from === 'string' ? [from] : from,
  what: fr(what),
});

const pillar = (name: string, column: string, what: string): Element =>
  element(name, [`piliers/Tronc/${column}`, `piliers/Branche/${column}`], what);

export const chartElements: Readonly<Record<ChartKind, readonly Element[]>> = {
  western: [
    element(
      'Le Soleil',
      'positions/Soleil',
      'Il marque le jour de l’année. Son signe est la partie du ciel devant laquelle il passait.',
    ),
    element(
      'La Lune',
      'positions/Lune',
      'Elle fait le tour du zodiaque en un mois et change de signe tous les deux jours et demi.',
    ),
    element(
      'L’Ascendant',
      'positions/Ascendant',
      'Le degré du zodiaque qui se levait à l’est. Il avance d’un degré en quatre minutes environ.',
    ),
    element(
      'Le Milieu du ciel',
      'positions/Milieu du ciel',
      'Le point le plus haut de la route du Soleil, à cet instant et à cet endroit.',
    ),
    element(
      'La première maison',
      'maisons/Maison I',
      'Les douze maisons sont douze parts du ciel vu de ce lieu, comptées depuis l’Ascendant.',
    ),
    element(
      'Le maître du thème',
      'equilibre/Maître du thème',
      'La planète qui gouverne le signe de l’Ascendant.',
    ),
    element(
      'La phase de la Lune',
      'equilibre/Phase de la Lune',
      'La part de la Lune que le Soleil éclairait ce jour-là.',
    ),
  ],
  chinese: [
    pillar(
      'Le pilier de l’année',
      'Année',
      'L’année solaire, qui commence au début du printemps, vers le 4 février.',
    ),
    pillar('Le pilier du mois', 'Mois', 'Le mois solaire, compté d’après la hauteur du Soleil dans l’année.'),
    pillar(
      'Le pilier du jour',
      'Jour',
      'Le rang du jour dans un cycle de soixante. Son tronc est le maître du jour.',
    ),
    pillar('Le pilier de l’heure', 'Heure', 'La double heure, d’après le soleil vrai du lieu de naissance.'),
    element(
      'L’animal de l’année',
      'animal/Par le nouvel an',
      'L’animal de l’année lunaire, qui change au nouvel an chinois.',
    ),
  ],
  numbers: [
    element(
      'Le chemin de vie',
      'nombres/Chemin de vie/Valeur',
      'La somme de tous les chiffres de la date de naissance.',
    ),
    element(
      'L’expression',
      'nombres/Expression/Valeur',
      'La somme de toutes les lettres des prénoms et du nom de naissance.',
    ),
    element('Le nombre intime', 'nombres/Intime/Valeur', 'La somme des voyelles.'),
    element('La réalisation', 'nombres/Réalisation/Valeur', 'La somme des consonnes.'),
    element('Le nombre actif', 'nombres/Actif/Valeur', 'La somme des lettres du prénom usuel.'),
    element(
      'Le nombre héréditaire',
      'nombres/Héréditaire/Valeur',
      'La somme des lettres du nom de naissance.',
    ),
  ],
  design: [
    element('Le type', 'schema/Type', 'Il dépend des centres définis et de ce qui les relie à la gorge.'),
    element('La stratégie', 'schema/Stratégie', 'La conduite que le système associe à ce type.'),
    element('L’autorité', 'schema/Autorité', 'Le centre défini que le système consulte en premier.'),
    element(
      'Le profil',
      'schema/Profil',
      'Les lignes des deux Soleils : celui de la naissance, et celui de 88 degrés d’arc plus tôt.',
    ),
    element(
      'La définition',
      'schema/Définition',
      'Le nombre de groupes que forment les centres reliés entre eux.',
    ),
    element(
      'Les canaux',
      'schema/Canaux',
      'Un canal est défini quand les portes de ses deux bouts sont actives.',
    ),
  ],
};

export const chartTexts = {
  title: 'Votre carte',
  titleFor: (name: string) => `La carte ${ofName(name)}`,
  ofOrder: (number: string) => fr(` de la commande ${number}`),
  intro: fr('Nous disons ici ce qu’est chaque chose ; ce qu’elle raconte, votre expert l’écrit.'),
  tables: 'Toutes les positions',
  refunded: fr('Cette commande a été remboursée ; la carte n’est plus affichée.'),
  withdrawn: fr('Vous avez renoncé à cette commande ; la carte n’est plus affichée.'),
  severalOffsets: fr(
    'Deux heures étaient possibles ce jour-là et personne n’a choisi : rien de ce qui en dépend n’est tracé, votre expert lira les deux.',
  ),
  unread: fr(
    'Le lieu de cette naissance a été écrit à la main : votre expert le situe, et rien n’est tracé ici au hasard.',
  ),
} as const;
