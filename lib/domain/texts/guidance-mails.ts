import { texts as written } from '#content/page-mail.ts';
import { bodies, type Positions, type SkyBody, signs } from '../guidance/sky/facts.ts';
import { bodyNames, signNames } from '../guidance/words/names.ts';
import { capitalized, fr } from './typography.ts';

/** «Vénus en Balance» */
const placeOf = (body: SkyBody, longitude: number): string =>
  `${bodyNames[body]} en ${signNames[signs[Math.floor(longitude / 30)] ?? 'aries']}`;

/** The mail of the daily guidance; its sentences about the sky are in `guidance/words`. */
export const guidanceMailTexts = {
  /** «Votre guidance du samedi 21 novembre 2026» */
  subject: (date: string): string => fr(`Votre guidance du ${date}`),
  /** The date as a first line, with a capital letter. */
  date: capitalized,
  moon: fr('La Lune'),
  planets: fr('Le Soleil et les planètes'),
  readings: fr(written.guidance),
  gesture: fr('Le geste du jour'),
  facts: fr('Le ciel du jour'),
  /** The alternative text of the drawn sky. */
  picture: (date: string, moon: string, positions: Positions): string =>
    `${fr(`Dessin du ciel du ${date} :`)} ${moon}${fr(' ; sur la roue du zodiaque,')} ${bodies.map((body) => placeOf(body, positions[body])).join(', ')}.`,
  asked: (at: string): string => fr(`Demandée sur notre site le ${at}. Si vous n'avez rien demandé :`),
  notMe: fr("ce n'est pas moi, bloquer mon adresse"),
  stop: fr("Un seul message par demande. Pour n'en plus recevoir à cette adresse :"),
  unsubscribe: fr('ne plus recevoir la guidance'),
} as const;
