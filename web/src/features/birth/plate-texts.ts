import type { DayPart } from '#domain/births/day-parts.ts';
import type { BirthReading } from '#domain/births/read-birth.ts';
import type { Sign, SkyBody } from '#domain/guidance/sky/facts.ts';
import { bodyNames, signNames } from '#domain/guidance/words/names.ts';
import { formatOffset } from '#domain/texts/birth-offset.ts';
import { dayPartText } from '#domain/texts/day-parts.ts';
import { capitalized, fr } from '#domain/texts/typography.ts';
import { birthTexts } from '#web/texts/birth.ts';

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

/** Texts of the plate «instant» while the instant is unknown. */
const open = {
  noPlace: birthTexts.noPlace,
  noDate: fr('Donnez la date et l’heure : l’instant exact et un premier dessin du ciel s’afficheront ici.'),
  noPart: fr('Choisissez le moment de la journée : un premier dessin du ciel s’affichera ici.'),
  unknown: 'Je ne sais pas',
} as const;

type Kind = Extract<BirthReading['kind'], 'doubled' | 'skipped' | 'divided' | 'disputed'>;

/** The question for each kind of wall clock time. */
const questions: Readonly<
  Record<
    Kind,
    {
      readonly title: (hour: string) => string;
      readonly status: (hour: string) => string;
      /** The clock change of that day, and the clock before and after it; elsewhere the reading names and explains them. */
      readonly change?: {
        readonly moved: (day: string, before: string, after: string) => string;
        readonly first: string;
        readonly second: string;
      };
    }
  >
> = {
  doubled: {
    title: (hour) => fr(`Cette nuit-là, ${hour} a sonné deux fois`),
    status: (hour) => fr(`${hour} a sonné deux fois : dites laquelle est la vôtre.`),
    change: {
      moved: (day, before, after) =>
        fr(`Le ${day}, à ${before}, les horloges sont revenues à ${after}. Laquelle est la vôtre ?`),
      first: fr('La première, avant le recul des horloges'),
      second: fr('La seconde, après le recul des horloges'),
    },
  },
  skipped: {
    title: (hour) => fr(`Cette nuit-là, ${hour} n’a pas existé`),
    status: (hour) => fr(`${hour} n’a pas existé : dites quelle horloge a été lue.`),
    change: {
      moved: (day, before, after) =>
        fr(
          `Le ${day}, à ${before}, les horloges sont passées à ${after}. Laquelle a donné l’heure de l’acte ?`,
        ),
      first: fr('Une horloge déjà avancée'),
      second: fr('Une horloge pas encore avancée'),
    },
  },
  divided: {
    title: () => fr('Ce département vivait à deux heures'),
    status: () => fr('Ce département vivait à deux heures : dites de quel côté de la ligne.'),
  },
  disputed: {
    title: (hour) => fr(`Deux horloges ont pu donner ${hour}`),
    status: (hour) => fr(`Deux horloges ont pu donner ${hour} : dites laquelle est la vôtre.`),
  },
};

const wholes: Readonly<Record<DayPart, string>> = {
  night: fr('Toute la nuit, de 0 h à 6 h'),
  morning: fr('Toute la matinée'),
  afternoon: fr('Tout l’après-midi'),
  evening: fr('Toute la soirée'),
};

/** «4 h», «3 h 30», «0 h 19 min 32 s» */
const span = (offsetSeconds: number): string => {
  const size = Math.abs(offsetSeconds);
  const [minutes, seconds] = [Math.floor((size % 3600) / 60), size % 60];
  const rest = `${minutes > 0 ? ` ${minutes}` : ''}${seconds > 0 ? ` min ${seconds} s` : ''}`;
  return `${Math.floor(size / 3600)} h${rest}`;
};

export const plateTexts = {
  ...open,
  questions,
  legend: fr('Laquelle est la bonne ?'),
  heading: {
    exact: (date: string, hour: string): string => fr(`${date}, ${hour}`),
    about: (date: string, hour: string): string => fr(`${date}, vers ${hour}`),
    part: (date: string, part: DayPart): string => fr(`${date}, ${dayPartText(part)}`),
    unknown: (date: string): string => fr(`${date}, heure inconnue`),
  },
  legal: 'Heure légale',
  universal: 'Temps universel',
  coordinates: fr('Coordonnées'),
  utc: (hour: string): string => fr(`${hour} UTC`),
  on: (day: string): string => fr(`le ${day}`),
  status: (offsetSeconds: number, hour: string): string =>
    fr(`Heure légale ${formatOffset(offsetSeconds)}, soit ${hour} UTC`),
  aboutStatus: (offsetSeconds: number, hour: string): string =>
    fr(`${formatOffset(offsetSeconds)}, soit vers ${hour} UTC.`),
  openStatus: fr('Sans l’heure exacte, l’instant reste ouvert.'),
  why: (offsetSeconds: number): string => fr(`Pourquoi ${formatOffset(offsetSeconds)} ?`),
  taken: (offsetSeconds: number): string => {
    if (offsetSeconds === 0) return fr('L’heure de l’état civil est donc celle du temps universel.');
    const verb = offsetSeconds > 0 ? 'retire donc' : 'ajoute donc';
    return fr(`On ${verb} ${span(offsetSeconds)} à l’heure de l’état civil.`);
  },
  chosen: (offsetSeconds: number): string =>
    fr(`Des deux lectures possibles, vous avez choisi ${formatOffset(offsetSeconds)}.`),
  corrected: (ruled: readonly number[]): string =>
    fr(`Vous avez corrigé ce décalage : la règle du lieu donne ${ruled.map(formatOffset).join(' ou ')}.`),
  zone: (zone: string): string => fr(`Fuseau horaire : ${zone}.`),
  onCertificate: fr('L’acte de naissance précise parfois « heure d’été ».'),
  byHand: {
    open: fr('Corriger le décalage à la main'),
    give: fr('Donner le décalage à la main'),
    label: fr('Décalage avec UTC'),
    error: fr('Écrivez le décalage avec son signe : +04:00.'),
    apply: 'Appliquer',
    back: fr('Revenir au décalage calculé'),
    clear: fr('Retirer ce décalage'),
  },
  yours: fr('Est-ce bien votre ciel ?'),
  theirs: fr('Est-ce bien son ciel ?'),
  sun: (sign: Sign): string => `Soleil en ${signNames[sign]}`,
  moon: (sign: Sign): string => `Lune en ${signNames[sign]}`,
  ascendant: (sign: Sign): string => `Ascendant ${signNames[sign]}`,
  degrees: (degree: number, minute: number, sign: Sign): string =>
    `${degree}°${String(minute).padStart(2, '0')}′\u00a0${signNames[sign]}`,
  sunAt: (position: string): string => `Soleil ${position}`,
  moonAt: (position: string): string => `Lune ${position}`,
  ascendantAt: (position: string): string => `Ascendant ${position}`,
  reading: (offset: string, hour: string, day: string): string =>
    fr(`${offset}, soit ${hour} UTC le ${day}.`),
  wholeDay: fr('Une journée entière'),
  whole: (part: DayPart): string => wholes[part],
  moonArc: fr('L’arc doré : le chemin de la Lune ce jour-là.'),
  moonArcOfPart: fr('L’arc doré : le chemin de la Lune pendant ces heures.'),
  ascendantArc: (from: string, to: string): string =>
    fr(`L’arc doré, à gauche : l’Ascendant entre ${from} et ${to}.`),
  wheel: (parts: readonly string[]): string => fr(`Petite roue : ${parts.join(', ')}`),
  drawing: fr('Calcul du ciel…'),
  failed: fr('Le ciel n’a pas pu être dessiné. Vous pouvez continuer : l’instant ne change pas.'),
  again: fr('Réessayer'),
  certificate: fr('Demander l’acte de naissance, c’est gratuit'),
  region: fr('L’instant de la naissance'),
  before: 'avant',
  after: fr('après'),
  north: 'nord',
  south: 'sud',
  east: 'est',
  west: 'ouest',
} as const;
