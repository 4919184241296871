import { formatDate } from '../dates.ts';
import { formatOffset } from './birth-offset.ts';
import { clockTexts } from './clocks.ts';
import { fr, monthOf } from './typography.ts';

/** Explanations of a birth's instant, from the period of legal time that gave its offset. */

type Named = { readonly name: string; readonly detail?: string | undefined };
type Span = { readonly from: number; readonly to: number; readonly offsetSeconds: number };

/** «1 h 30» of 1941-05-05T01:30 */
const clockOf = (local: string): string => {
  const [hours = '', minutes = ''] = local.slice(11).split(':');
  return fr(`${Number(hours)} h ${minutes}`);
};

/** The local civil day on which a period begins or ends. */
const dayOf = (instant: number, offsetSeconds: number): string =>
  // 10 h UTC of the civil day is the same day in the shop's zone, whose calendar `formatDate` uses.
  formatDate(new Date(Math.floor((instant + offsetSeconds) / 86_400) * 86_400_000 + 36_000_000));

const whenOf = ({ from, to, offsetSeconds }: Span): string => {
  const since = Number.isFinite(from) ? dayOf(from, offsetSeconds) : undefined;
  const until = Number.isFinite(to) ? dayOf(to, offsetSeconds) : undefined;
  if (since && until) return `du ${since} au ${until}`;
  if (since) return `depuis le ${since}`;
  return until ? `jusqu’au ${until}` : 'depuis toujours';
};

export const birthTexts = {
  legal: ({ name }: Named, period: Span, source: string): string =>
    fr(
      `Heure légale ${formatOffset(period.offsetSeconds)}, en vigueur à ${name} ${whenOf(period)}. ${source}`,
    ),
  localMean: ({ name }: Named, offsetSeconds: number): string =>
    fr(
      `Avant l’heure légale, ${name} vivait à l’heure de son soleil moyen : quatre minutes par degré de longitude, soit ${formatOffset(offsetSeconds)}.`,
    ),
  skipped: (local: string, [before = 0, after = 0]: readonly number[]): string =>
    fr(
      `${clockOf(local)} n’a pas existé cette nuit-là : les horloges sont passées de ${formatOffset(Math.min(before, after))} à ${formatOffset(Math.max(before, after))}. Quelle heure lisez-vous sur l’acte ?`,
    ),
  doubled: (local: string, [first = 0, second = 0]: readonly number[]): string =>
    fr(
      `${clockOf(local)} a eu lieu deux fois cette nuit-là : d’abord à ${formatOffset(first)}, puis à ${formatOffset(second)}. Laquelle est la vôtre ?`,
    ),
  divided: (date: string, { name, detail }: Named): string =>
    fr(
      `En ${monthOf(date)} ${date.slice(0, 4)}, la ligne de démarcation partageait le département où se trouve ${name}${detail ? ` (${detail})` : ''} : la zone occupée et la zone libre n’avaient pas la même heure. De quel côté de la ligne ?`,
    ),
  disputed: clockTexts.reason,
  noHour: fr('L’heure n’est pas connue : l’instant exact ne peut pas être donné.'),
  noDate: (date: string): string =>
    fr(`La date «${date}» n’existe pas, est à venir ou est antérieure à 1900.`),
  unknownPlace: (name: string): string =>
    fr(`Aucun lieu du nom de «${name}». Essayez sans l’article, ou donnez-le vous-même.`),
  noJson: fr('La naissance n’est pas du JSON : donnez un objet entre apostrophes.'),
  noLocal: fr('Cette date ou cette heure n’existe pas, ou n’est pas entre 1900 et 2100.'),
  noTime: fr('L’heure est une heure de 00:00 à 23:59.'),
  farFromUtc: fr('L’heure du lieu et l’heure UTC sont à plus de seize heures l’une de l’autre.'),
  noDayPart: (from: string, to: string): string =>
    fr(`Le moment de la journée de «${from}» à «${to}» n’a pas de durée.`),
  placeMissing: fr('Donnez un lieu, ou sa latitude, sa longitude et son fuseau horaire.'),
  placeByHand: fr('Lieu donné à la main'),
  unknownZone: (zone: string): string => fr(`Le fuseau horaire «${zone}» n’existe pas.`),
};
