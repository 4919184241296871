import type { DayPart } from '#domain/births/day-parts.ts';
import { dayPartHours, dayPartNouns } from '#domain/texts/day-parts.ts';
import { capitalized, fr } from '#domain/texts/typography.ts';

/** The question of the hour's precision. */
export const precisionTexts = {
  legend: 'Cette heure est',
  options: {
    exact: { label: 'Exacte', hint: fr('lue sur l’acte de naissance') },
    about: { label: fr('À quelques minutes près'), hint: fr('un souvenir précis, un carnet de santé') },
    part: { label: 'Un moment de la journée', hint: fr('« au petit matin », « après le dîner »') },
    unknown: { label: 'Je ne connais pas l’heure' },
  },
  unneeded: fr('l’heure n’entre dans aucun calcul de numérologie'),
  margin: 'Plus ou moins',
  minutes: (margin: number): string => fr(`${margin} minutes`),
  dayPart: 'Moment de la journée',
  choose: 'Choisissez',
  dayPartLabel: (part: DayPart): string => `${capitalized(dayPartNouns[part])} (${dayPartHours(part)})`,
} as const;
