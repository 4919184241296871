import type { BirthPrecision } from '#domain/births/birth.ts';
import type { PaidKey } from '#domain/catalogue.ts';
import { fr } from '#domain/texts/typography.ts';

type Costs = Readonly<Record<BirthPrecision, (minutes: number) => string>>;

const byPrecision = (exact: string, about: string, part: string, unknown: string): Costs => ({
  exact: () => fr(`Avec l’heure exacte : ${exact}`),
  about: (minutes) => fr(`À ${minutes} minutes près : ${about}`),
  part: () => fr(`Avec un moment de la journée : ${part}`),
  unknown: () => fr(`Sans l’heure : ${unknown}`),
});

const always = (text: string): Costs => {
  const sentence = () => fr(text);
  return { exact: sentence, about: sentence, part: sentence, unknown: sentence };
};

/** What each precision of the hour adds to a report or removes from it. */
export const costTexts: Readonly<Record<PaidKey, Costs>> = {
  'astrologie-occidentale': byPrecision(
    'Ascendant, maisons et Lune au degré.',
    'Ascendant et maisons à dire avec réserve.',
    'ni Ascendant ni maisons. Planètes, signes et aspects restent, la Lune à quelques degrés près.',
    'ni Ascendant ni maisons. Planètes, signes et aspects restent, la Lune à quelques degrés près.',
  ),
  'astrologie-chinoise': byPrecision(
    'les quatre piliers.',
    'les quatre piliers, celui de l’heure à dire avec réserve.',
    'trois piliers sur quatre, celui de l’heure reste ouvert.',
    'trois piliers sur quatre, celui de l’heure manque.',
  ),
  numerologie: always('L’heure n’entre dans aucun calcul.'),
  'human-design': byPrecision(
    'type, autorité et profil.',
    'type, autorité et profil, presque toujours certains.',
    'type et autorité souvent certains, profil à dire avec réserve.',
    'pas de profil. Type et autorité sont certains trois fois sur cinq.',
  ),
  'pack-complet': byPrecision(
    'les quatre lectures entières.',
    'Ascendant, maisons et pilier de l’heure à dire avec réserve.',
    'ni Ascendant, ni maisons, ni pilier de l’heure certains. Les nombres restent entiers.',
    'ni Ascendant, ni maisons, ni pilier de l’heure, ni profil. Les nombres restent entiers.',
  ),
};
