import type { BirthPrecision } from '#domain/births/birth.ts';
import type { ChartKind } from '#domain/chart-kinds.ts';
import { inWords } from '#domain/texts/counts.ts';
import { fr } from '#domain/texts/typography.ts';

/** `doubted`: the clock showed the hour twice, and the customer does not know which one it was. */
type Costs = Readonly<Record<BirthPrecision | 'doubted', (minutes: number) => string>>;

const byPrecision = (exact: string, about: string, part: string, unknown: string): Costs => ({
  exact: () => fr(`Avec l’heure exacte : ${exact}`),
  about: (minutes) => fr(`À ${minutes} minutes près : ${about}`),
  part: () => fr(`Avec un moment de la journée : ${part}`),
  unknown: () => fr(`Sans l’heure : ${unknown}`),
  doubted: () => fr(`Entre deux heures possibles : ${part}`),
});

const always = (text: string): Costs => {
  const sentence = () => fr(text);
  return { exact: sentence, about: sentence, part: sentence, unknown: sentence, doubted: sentence };
};

/** What each precision of the hour adds to a report or removes from it. */
const costTexts: Readonly<Record<ChartKind, Costs>> = {
  western: byPrecision(
    'Ascendant, maisons et Lune au degré.',
    'Ascendant et maisons à dire avec réserve.',
    'ni Ascendant ni maisons. Planètes, signes et aspects restent, la Lune à quelques degrés près.',
    'ni Ascendant ni maisons. Planètes, signes et aspects restent, la Lune à quelques degrés près.',
  ),
  chinese: byPrecision(
    'les quatre piliers.',
    'les quatre piliers, celui de l’heure à dire avec réserve.',
    'trois piliers sur quatre, celui de l’heure reste ouvert.',
    'trois piliers sur quatre, celui de l’heure manque.',
  ),
  numbers: always('L’heure n’entre dans aucun calcul.'),
  design: byPrecision(
    'type, autorité et profil.',
    'type, autorité et profil, presque toujours certains.',
    'type et autorité souvent certains, profil à dire avec réserve.',
    'pas de profil. Type et autorité sont certains trois fois sur cinq.',
  ),
};

/** The same of a pack with several charts, a wheel among them. */
const severalCosts = (kinds: readonly ChartKind[]): Costs => {
  const when = (kind: ChartKind, words: string, otherwise = '') => (kinds.includes(kind) ? words : otherwise);
  const houses = when('chinese', ', maisons et pilier de l’heure', ' et maisons');
  const lost = `ni Ascendant, ni maisons${when('chinese', ', ni pilier de l’heure')}`;
  const kept = when('numbers', ' Les nombres restent entiers.');
  return byPrecision(
    `les ${inWords(kinds.length)} lectures entières.`,
    `Ascendant${houses} à dire avec réserve.`,
    `${lost} certains.${kept}`,
    `${lost}${when('design', ', ni profil')}.${kept}`,
  );
};

/** Undefined where nothing is computed. */
export const costsOf = (kinds: readonly ChartKind[]): Costs | undefined => {
  if (kinds.length > 1 && kinds.includes('western')) return severalCosts(kinds);
  const kind = kinds.find((one) => one !== 'numbers') ?? kinds[0];
  return kind && costTexts[kind];
};

/** The specimen of the register, before the payment. */
export const specimenTexts = {
  mark: 'Spécimen',
  caption: fr(
    'Votre compte tient le registre de vos données : qui les a ouvertes, quand, et pourquoi. Voici celui d’une cliente inventée.',
  ),
  /** When, without a date: the lines are an example. */
  read: fr('mardi à 11 h 40'),
  written: fr('mardi à 9 h 12'),
  corrected: fr('lundi à 17 h 05'),
} as const;

const stopped =
  'Si elle fait effacer ses données, ce qui n’est pas encore livré est arrêté et vous est remboursé en entier.';

/** For whom the consultation is. */
export const studiedTexts = {
  whom: fr('Pour qui est cette consultation ?'),
  forMe: 'Pour vous',
  forOther: 'Pour une autre personne',
  forOtherHint: fr('majeure, et d’accord avec vous'),
  known: 'Personne déjà connue',
  fresh: 'Une nouvelle personne',
  firstName: 'Son prénom',
  lastName: 'Son nom',
  birthNames: (name: string): string =>
    fr(
      name === ''
        ? 'Les nombres se calculent à partir des prénoms de l’acte et du nom de naissance.'
        : `Les nombres se calculent à partir des prénoms de l’acte et du nom de naissance : ${name}.`,
    ),
  changeNames: 'Compléter ces noms',
  closeNames: 'Ne pas les compléter',
  birthFirstNames: 'Prénoms de l’acte',
  birthFirstNamesHint: fr('Facultatif. Tous, dans l’ordre de l’acte ; vide, le prénom usuel compte.'),
  birthLastName: 'Nom de naissance',
  birthLastNameHint: fr('Facultatif. Celui de l’acte, avant tout mariage ; vide, le nom usuel compte.'),
  withBirth: {
    agrees: fr('Cette personne est majeure et d’accord pour que sa naissance serve à cette consultation.'),
    kept: fr(
      `Votre compte garde cette personne pour vos prochaines commandes. Vous y trouvez un texte à lui transmettre, avec un lien. ${stopped}`,
    ),
  },
  withoutBirth: {
    agrees: fr('Cette personne est majeure et d’accord pour cette consultation.'),
    kept: fr(`La confirmation contient un texte à lui transmettre, avec un lien. ${stopped}`),
  },
  birth: 'Sa naissance',
} as const;
