import { fr } from './typography.ts';

/** Whose clock gave an hour, and why sources differ. */

const names = {
  legal: fr('Heure légale'),
  occupied: 'Zone occupée',
  free: 'Zone libre',
  french: fr('Heure française'),
  german: fr('Heure allemande'),
  belgian: fr('Heure belge'),
  polish: fr('Heure polonaise'),
  soviet: fr('Heure de la zone soviétique'),
  western: fr('Heure d’été ordinaire'),
  winter: fr('Heure d’hiver'),
  italian: fr('Heure italienne'),
  republican: 'Zone républicaine',
  nationalist: 'Zone nationaliste',
  beijing: fr('Heure de Pékin'),
  xinjiang: fr('Heure du Xinjiang'),
  coast: fr('Heure de Shanghai'),
  chongqing: fr('Heure de Chongqing'),
  manchuria: fr('Heure de Mandchourie'),
  bamako: fr('Heure de Bamako'),
  timbuktu: fr('Heure de Tombouctou'),
  toronto: fr('Heure de Toronto'),
  thunderBay: fr('Heure de Thunder Bay'),
  winnipeg: fr('Heure de Winnipeg'),
  rainyRiver: fr('Heure de Rainy River'),
} as const;
export type ClockName = keyof typeof names;

/** Why two clocks are possible; `divided` is explained with its department in `births.ts`. */
const reasons = {
  alsace:
    'L’Alsace et la Moselle ont quitté l’heure allemande en novembre 1918 ; les sources ne s’accordent pas sur le jour',
  front: 'De 1914 à 1918, une partie du département était occupée et vivait à l’heure allemande',
  invasion:
    'En mai et juin 1940, l’heure allemande est venue avec les troupes ; aucune source ne dit quel jour pour chaque commune',
  paris: 'Le 14 juin 1940, l’heure allemande est venue à 0 h selon une source, à 23 h selon deux autres',
  liberation:
    'Début octobre 1944, le département n’était pas libéré tout entier : l’heure allemande a reculé le 2 octobre, l’heure française le 8',
  americans:
    'Jusqu’au début de juillet 1945, Américains et Britanniques tenaient encore cette région ; l’heure de Berlin n’y est pas attestée',
  border:
    'En 1945, la limite de la zone soviétique passait tout près ; de chaque côté, l’heure n’était pas la même',
  zones:
    'Pour l’été 1945, les sources ne s’accordent pas sur l’heure des zones américaine, britannique et française',
  spain: 'Pendant la guerre civile, les zones républicaine et nationaliste n’avaient pas la même heure',
  italy:
    'De juin 1944 à mai 1945, le nord de l’Italie était occupé et vivait à l’heure allemande, au nord d’un front qui bougeait',
  xinjiang: 'Le Xinjiang vit à deux heures ; les actes donnent le plus souvent celle de Pékin',
  china:
    'Jusqu’en 1949, la Chine avait plusieurs heures, et les sources ne s’accordent pas sur celle de cette région',
  poland: 'Cette région a vécu à l’heure allemande et à l’heure polonaise, selon le lieu et l’année',
  shanks: 'Les sources ne s’accordent pas sur l’heure de cette région à cette date',
} as const;
export type Differing = keyof typeof reasons | 'divided';

export const clockTexts = {
  names,
  zone: (zone: string): string => fr(`Source : base de données tz, édition 2025b, fuseau ${zone}.`),
  ptb: fr('Source : Physikalisch-Technische Bundesanstalt.'),
  planesas: fr('Source : Planesas, La hora oficial en España y sus cambios, 2013.'),
  reason: (why: keyof typeof reasons): string =>
    fr(`${reasons[why]}. Quelle horloge a donné l’heure de l’acte ?`),
};
