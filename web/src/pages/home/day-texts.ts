import { fr } from '#domain/texts/typography.ts';

/** The positions under the wheel. */
export const ephemerisTexts = {
  sky: 'Positions du ciel',
  ascendant: { sign: 'AS', name: 'Ascendant' },
  whole: 'Tout le ciel',
  planets: 'Positions des planètes',
} as const;

/** The date field of the hero, and the sky of that day. */
export const dayTexts = {
  date: fr('Votre date de naissance'),
  format: 'jj/mm/aaaa',
  draw: 'Voir mon ciel',
  wheel: (day: string) =>
    fr(`Roue du zodiaque : le Soleil, l'arc de la Lune et les huit planètes, le ${day}, à 12 h 00 UTC`),
  caption: (day: string) => fr(`Le ciel du ${day}`),
  noon: fr(
    "Calculé pour 12 h 00 UTC. Sans votre heure ni votre lieu, il n'a ni axes ni maisons, et la Lune occupe l'arc qu'elle a parcouru ce jour-là.",
  ),
  finish: fr("Ajouter l'heure et le lieu"),
  choose: 'Choisir une consultation',
  /** Instead of the position of the ascendant. */
  unknown: fr("selon l'heure"),
  way: (from: string, to: string) => fr(`${from} à ${to}`),
} as const;
