import type { ToldBirth } from '../births/birth.ts';
import { formatOffset } from './birth-offset.ts';
import { dayPartHours, dayPartText } from './day-parts.ts';
import { fr, monthOf } from './typography.ts';

/** A birth in mails, the account and the atelier, in French sentences. */

export type BirthLines = {
  /** «17 avril 1991» */
  readonly date: string;
  /** «6 h 42», «vers 6 h 42, à 15 minutes près», «le matin (6 h à 12 h)», «heure inconnue», «0 h 30 (deux heures possibles)» */
  readonly hour: string;
  readonly place: string;
  /** «Heure légale UTC+4, soit 2 h 42 UTC»; undefined where no instant is known. */
  readonly instant?: string | undefined;
  /** Remarks on the hour or the place for the expert. */
  readonly remarks: readonly string[];
};

const dayOf = (date: string): string =>
  fr(`${Number(date.slice(8, 10))} ${monthOf(date)} ${date.slice(0, 4)}`);
/** «6 h 42» of HH:MM */
export const clockOf = (time: string): string => fr(`${Number(time.slice(0, 2))} h ${time.slice(3, 5)}`);

/** «15 minutes», «1 heure» of minutes. */
export const marginText = (margin: number): string => {
  const [count, unit] = margin % 60 === 0 ? [margin / 60, 'heure'] : [margin, 'minute'];
  return fr(`${count} ${unit}${count > 1 ? 's' : ''}`);
};

export const hourOf = ({ birthTime, birth }: Pick<ToldBirth, 'birthTime' | 'birth'>): string => {
  if (birth?.dayPart) return `${dayPartText(birth.dayPart)} (${dayPartHours(birth.dayPart)})`;
  if (birthTime === '') return fr('heure inconnue');
  const clock = clockOf(birthTime);
  return birth?.margin === undefined ? clock : fr(`vers ${clock}, à ${marginText(birth.margin)} près`);
};

const instantOf = ({ birthDate, birth }: ToldBirth): string | undefined => {
  if (!birth || birth.utc === null || birth.offsetSeconds === null) return undefined;
  const day = birth.utc.slice(0, 10);
  const elsewhere = day === birthDate ? '' : ` le ${dayOf(day)}`;
  return fr(
    `Heure légale ${formatOffset(birth.offsetSeconds)}, soit ${clockOf(birth.utc.slice(11))} UTC${elsewhere}`,
  );
};

/** The clock showed the hour twice, or never, and the person does not know which instant it was. */
const isDoubted = ({ birthTime, birth }: Pick<ToldBirth, 'birthTime' | 'birth'>): boolean =>
  birthTime !== '' && birth?.offsetBy === 'chosen' && birth.offsetSeconds === null;

const remarksOf = ({ birthTime, birth }: ToldBirth): string[] => {
  if (!birth) return [];
  const { offsetBy, place } = birth;
  return [
    ...(place.latitude === undefined ? [fr('Lieu écrit à la main, à situer')] : []),
    ...(offsetBy === 'hand' ? [fr('Décalage corrigé à la main')] : []),
    ...(isDoubted({ birthTime, birth })
      ? [fr('Deux heures possibles, la personne ne sait pas laquelle')]
      : []),
  ];
};

export const birthLines = (known: ToldBirth): BirthLines => ({
  date: dayOf(known.birthDate),
  hour: isDoubted(known) ? fr(`${hourOf(known)} (deux heures possibles)`) : hourOf(known),
  place: fr(known.birthPlace),
  instant: instantOf(known),
  remarks: remarksOf(known),
});

/** «17 avril 1991 à 6 h 42, Saint-Denis, La Réunion»; undefined when nothing was given or it is erased. */
export const birthSentence = (known: ToldBirth): string | undefined => {
  if (known.birthDate === '') return undefined;
  const { date, hour, place } = birthLines(known);
  const joined = /^\d/.test(hour) ? `${date} à ${hour}` : `${date}, ${hour}`;
  return fr(place === '' ? joined : `${joined}, ${place}`);
};
