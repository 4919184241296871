import { type DayPart, dayParts } from '../births/day-parts.ts';
import { fr } from './typography.ts';

export const dayPartNouns: Readonly<Record<DayPart, string>> = {
  night: 'nuit',
  morning: 'matin',
  afternoon: 'après-midi',
  evening: 'soir',
};

const articles: Readonly<Record<DayPart, string>> = {
  night: 'la ',
  morning: 'le ',
  afternoon: 'l’',
  evening: 'le ',
};

/** «le matin» */
export const dayPartText = (part: DayPart): string => fr(`${articles[part]}${dayPartNouns[part]}`);

/** «6 h à 12 h» */
export const dayPartHours = (part: DayPart): string =>
  fr(`${dayParts[part].from} h à ${dayParts[part].to} h`);
