import type { SkyBody } from '#domain/guidance/sky/facts.ts';
import { bodyNames } from '#domain/guidance/words/names.ts';
import { capitalized, fr } from '#domain/texts/typography.ts';

/** «B jusqu’à 4 h 02, C jusqu’à 6 h 10, D ensuite» */
type Held = { readonly name: string; readonly until: string | undefined };

const held = (spans: readonly Held[], before: string): string =>
  spans
    .map(({ name, until }) => `${before}${name}${until === undefined ? ' ensuite' : ` jusqu’à ${until}`}`)
    .join(', ');

/** What is certain, likely or absent with this precision of the hour. */
export const lineTexts = {
  states: { certain: 'Certain', likely: 'Probable', check: fr('À vérifier'), absent: 'Absent' },
  planetIn: (planet: SkyBody, sign: string): string => `${bodyNames[planet]} en ${sign}`,
  ascendant: (sign: string): string => `Ascendant ${sign}`,
  allOthers: fr('toutes les planètes de Mercure à Pluton'),
  others: fr('les autres planètes'),
  certain: (parts: readonly string[]): string => fr(`${capitalized(parts.join(', '))}.`),
  planetHeld: (planet: SkyBody, spans: readonly Held[]): string =>
    fr(`${bodyNames[planet]} ${held(spans, 'en ')}.`),
  ascendantHeld: (spans: readonly Held[]): string => fr(`Ascendant ${held(spans, '')}.`),
  moonHouses: (houses: readonly string[]): string =>
    fr(`Maison de la Lune : ${houses.join(' ou ')}. Un acte de naissance le dit.`),
  noHour: fr('Ascendant, maisons. Nous n’inventons pas midi.'),
  noPoint: fr('Ascendant, maisons : il y faut les coordonnées du lieu.'),
  tooMany: fr('Ascendant : trop de signes passent en ces minutes.'),
} as const;
