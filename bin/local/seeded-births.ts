import type { Birth, BirthPrecision } from '#domain/births/birth.ts';
import { instantOf, type OffsetChoice } from '#domain/births/instant.ts';
import type { KnownPerson } from '#domain/persons.ts';

/** Births of all kinds, as the persons of the seeded customer: each can be chosen in the checkout. */

type Kind = {
  readonly name: readonly [first: string, last: string];
  readonly date: string;
  readonly time?: string;
  readonly precision?: BirthPrecision;
  readonly details?: Pick<Birth, 'margin' | 'dayPart'>;
  readonly place: Birth['place'];
  readonly text: string;
  readonly offset?: OffsetChoice;
};

const paris = {
  id: 'f75056',
  name: 'Paris',
  detail: 'Paris',
  department: '75',
  country: 'FR',
  latitude: 48.8534,
  longitude: 2.3488,
  zone: 'Europe/Paris',
};
const angouleme = {
  id: 'f16015',
  name: 'Angoulême',
  detail: 'Charente',
  department: '16',
  country: 'FR',
  latitude: 45.65,
  longitude: 0.1535,
  zone: 'Europe/Paris',
};
const amsterdam = {
  id: 'g2759794',
  name: 'Amsterdam',
  detail: 'Pays-Bas',
  country: 'NL',
  latitude: 52.374,
  longitude: 4.8897,
  zone: 'Europe/Amsterdam',
};
const tromso = {
  id: 'g3133895',
  name: 'Tromsø',
  detail: 'Norvège',
  country: 'NO',
  latitude: 69.6489,
  longitude: 18.9551,
  zone: 'Europe/Oslo',
};
const farm = { name: 'Ferme des Trois Sources', country: 'Madagascar' };

const kinds: readonly Kind[] = [
  { name: ['Lucie', 'Martin'], date: '1984-03-02', time: '14:05', place: paris, text: 'Paris, Paris' },
  {
    name: ['Rémi', 'Sansheure'],
    date: '1979-11-30',
    precision: 'unknown',
    place: paris,
    text: 'Paris, Paris',
  },
  {
    name: ['Nadia', 'Aubert'],
    date: '1988-08-08',
    precision: 'part',
    details: { dayPart: 'morning' },
    place: paris,
    text: 'Paris, Paris',
  },
  {
    name: ['Claire', 'Deuxheures'],
    date: '1976-09-26',
    time: '00:30',
    place: paris,
    text: 'Paris, Paris',
    offset: { seconds: 3600, by: 'chosen' },
  },
  {
    name: ['André', 'Laligne'],
    date: '1941-02-10',
    time: '08:00',
    place: angouleme,
    text: 'Angoulême, Charente',
    offset: { seconds: null, by: 'chosen' },
  },
  {
    name: ['Anna', 'de Vries'],
    date: '1928-06-15',
    time: '10:00',
    place: amsterdam,
    text: 'Amsterdam, Pays-Bas',
  },
  {
    name: ['Solveig', 'Berg'],
    date: '1990-06-21',
    time: '00:30',
    place: tromso,
    text: 'Tromsø, Norvège',
  },
  {
    name: ['Hery', 'Rakoto'],
    date: '1991-04-17',
    time: '06:42',
    precision: 'about',
    details: { margin: 15 },
    place: farm,
    text: 'Ferme des Trois Sources, Madagascar',
  },
];

const birthOf = ({ date, time = '', precision = 'exact', details, place, offset }: Kind): Birth => {
  const { reading: _, ...instant } = instantOf({
    date,
    time,
    precision,
    place,
    offset,
    margin: details?.margin,
    dayPart: details?.dayPart,
  });
  return { precision, ...details, place, ...instant };
};

/** The persons by their ids, as the profile's row holds them. */
export const seededPersons = (now: Date): Readonly<Record<string, Omit<KnownPerson, 'id'>>> =>
  Object.fromEntries(
    kinds.map((kind, index) => [
      `00000000-0000-4000-8000-00000000000${index + 1}`,
      {
        first_name: kind.name[0],
        last_name: kind.name[1],
        birth_date: kind.date,
        birth_time: kind.time ?? '',
        birth_place: kind.text,
        birth: birthOf(kind),
        agreed_at: now.toISOString(),
      },
    ]),
  );
