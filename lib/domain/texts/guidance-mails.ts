import { bodies, type Positions, type SkyBody, signs } from '../guidance/sky/facts.ts';
import { bodyNames, signNames } from '../guidance/words/names.ts';
import { capitalized, fr } from './typography.ts';

/** «Vénus en Balance» */
const placeOf = (body: SkyBody, longitude: number): string =>
  `${bodyNames[body]} en ${signNames[signs[Math.floor(longitude / 30)] ?? 'aries']}`;

/** The message of the day; its words about the sky are those of `guidance/words`. */
export const guidanceMailTexts = {
  /** «Votre guidance du samedi 21 novembre 2026» */
  subject: (date: string): string => fr(`Votre guidance du ${date}`),
  /** As the first line: with a capital. */
  date: capitalized,
  /** Without the name that was typed: whoever asks proves no address. */
  greeting: 'Bonjour,',
  moon: fr('La Lune'),
  planets: fr('Le Soleil et les planètes'),
  readings: fr('À la lumière des quatre sagesses'),
  gesture: fr('Le geste du jour'),
  facts: fr('Le ciel du jour'),
  /** What the drawn sky shows, for whoever does not see it. */
  picture: (date: string, moon: string, positions: Positions): string =>
    `${fr(`Dessin du ciel du ${date} :`)} ${moon}${fr(' ; sur la roue du zodiaque,')} ${bodies.map((body) => placeOf(body, positions[body])).join(', ')}.`,
  asked: (at: string): string => fr(`Demandée sur notre site le ${at}. Si vous n'avez rien demandé :`),
  notMe: fr("ce n'est pas moi, bloquer mon adresse"),
  stop: fr("Un seul message par demande. Pour n'en plus recevoir à cette adresse :"),
  unsubscribe: fr('ne plus recevoir la guidance'),
} as const;
