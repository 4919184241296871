import { fr } from '#domain/texts/typography.ts';

/** How sure the hour of a birth is, as the form asks it. */
export const precisionTexts = {
  legend: 'Cette heure est',
  options: {
    exact: { label: 'Exacte', hint: fr('lue sur l’acte de naissance') },
    about: { label: fr('À quelques minutes près'), hint: fr('un souvenir précis, un carnet de santé') },
    part: { label: 'Un moment de la journée', hint: fr('« au petit matin », « après le dîner »') },
    unknown: { label: 'Je ne connais pas l’heure', hint: 'la consultation reste possible' },
  },
  margin: 'Plus ou moins',
  minutes: (margin: number): string => fr(`${margin} minutes`),
  dayPart: 'Moment de la journée',
  choose: 'Choisissez',
  dayParts: {
    night: fr('Nuit (0 h à 6 h)'),
    morning: fr('Matin (6 h à 12 h)'),
    afternoon: fr('Après-midi (12 h à 18 h)'),
    evening: fr('Soir (18 h à 24 h)'),
  },
} as const;
