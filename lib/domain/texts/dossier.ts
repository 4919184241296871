/** The dossier of a chart, as experts and customers read it. */
import type { Dignity } from '../charts/western.ts';
import { fr } from './typography.ts';

/** «6 h 41» of milliseconds as if UTC. */
export const clockText = (at: number): string => {
  const date = new Date(Math.floor(at / 60_000) * 60_000);
  return fr(`${date.getUTCHours()} h ${String(date.getUTCMinutes()).padStart(2, '0')}`);
};

/** «26°36′» */
export const degreeText = (longitude: number): string => {
  const minutes = Math.floor((((longitude % 360) + 360) % 360) * 60) % 1800;
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
};
/** «0°47′» of an orb. */
export const orbText = (orb: number): string => {
  const minutes = Math.floor(orb * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
};

export const stateNames = {
  certain: 'Certain',
  likely: 'À dire avec réserve',
  absent: 'Non calculé',
} as const;

export const houseNumbers = [
  ...['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'],
] as const;

export const systemNames = {
  Placidus: 'Placide',
  Koch: 'Koch',
  Porphyry: 'Porphyre',
  Regiomontanus: 'Regiomontanus',
  Equal: 'Égales',
  WholeSign: 'Signes entiers',
} as const;

export const dignityNames: Readonly<Record<Dignity, string>> = {
  domicile: 'domicile',
  exile: 'exil',
  exaltation: 'exaltation',
  fall: 'chute',
};

/** What a value needs outside its table: the word of its column, and that of a sign beside it. */
export const valueTexts = {
  columnWords: new Map([
    ['Maison', 'maison '],
    ['Exact', 'le '],
    ['Depuis', 'depuis le '],
    ['Jusqu’à', 'jusqu’au '],
    ['Début', 'à partir du '],
    ['Huit signes', 'signes : '],
    ['Six signes', 'signes : '],
    ['Cachés', 'cachés : '],
    ['Lettres', 'lettres : '],
    ['Portes actives', 'portes : '],
  ]),
  signWords: new Map([
    ['R', 'rétrograde'],
    ['≈', 'près d’une limite'],
  ]),
} as const;

/** What a reader of a screen hears of each drawing. */
export const figureTexts = {
  wheel: fr('Thème natal. Les mêmes positions sont dans le tableau qui suit.'),
  graph: fr('Schéma corporel. Les mêmes portes sont dans les tableaux qui suivent.'),
  pillars: fr('Les quatre piliers. Les mêmes signes sont dans le tableau du même nom.'),
  hours: fr('Ce qui change autour de cette heure. Les mêmes changements sont dans la liste qui suit.'),
  elements: fr('Cycle des cinq éléments. Les mêmes nombres sont dans le tableau des éléments.'),
  letters: fr('Lettres du nom et leurs nombres. Les mêmes sommes sont dans le tableau qui suit.'),
  inclusion: fr('Grille d’inclusion. Les mêmes nombres sont dans le tableau du même nom.'),
} as const;

export const westernTexts = {
  positions: {
    title: 'Positions',
    columns: ['Astre', 'Signe', 'Degré', 'Maison'],
  },
  ascendant: 'Ascendant',
  midheaven: 'Milieu du ciel',
  northNode: 'Nœud nord',
  meanNode: 'Nœud nord moyen',
  lilith: 'Lilith moyenne',
  retrograde: 'R',
  successive: (first: string, second: string) => `${first}, puis ${second}`,
  between: (from: string, to: string) => (from === to ? from : `${from} à ${to}`),
  aspects: { title: 'Aspects', columns: ['Aspect', 'Entre', 'Orbe'] },
  noAspect: 'Aucun aspect ne vaut toute la durée possible.',
  pair: (left: string, right: string) => `${left} et ${right}`,
  forming: 'se forme',
  leaving: 'se défait',
  houses: { title: 'Maisons', columns: ['Maison', 'Signe', 'Pointe'] },
  house: (number: string) => `Maison ${number}`,
  brief: { title: 'Équilibre', columns: ['Quoi', 'Valeur'] },
  elements: 'Éléments',
  elementNames: ['Feu', 'Terre', 'Air', 'Eau'],
  modes: 'Modes',
  modeNames: ['Cardinal', 'Fixe', 'Mutable'],
  phase: 'Phase de la Lune',
  ruler: 'Maître du thème',
  caption: (system: string) => fr(`Maisons : ${system}. Zodiaque tropical, nœud vrai.`),
  minor: 'Aspects mineurs au tableau.',
  orbs: { narrow: 'Orbes resserrés d’un quart.', wide: 'Orbes élargis d’un quart.' },
  lines: fr('Trait plein : aspect facile. Tirets : aspect tendu. Trait fort : orbe de moins de 2°.'),
  noHouses: 'Zodiaque tropical, nœud vrai, sans maisons.',
  middle: 'Les astres sont tracés au milieu de la durée possible, la Lune sur son arc.',
  polar: (wanted: string) =>
    fr(`Au-delà du cercle polaire, les maisons de ${wanted} ne se tracent pas : maisons de Porphyre.`),
  certain: {
    all: 'Signes et degrés de toutes les planètes, aspects.',
    signs: (names: string) => fr(`Signes : ${names}.`),
  },
  noHour: fr('Sans heure certaine : maisons, Ascendant et Milieu du ciel absents.'),
  noPoint: fr('Sans lieu situé : maisons, Ascendant et Milieu du ciel absents.'),
  tooWide: fr('L’heure est trop incertaine : Ascendant et maisons ne sont pas tracés.'),
  chiron: fr('Chiron : pas de source assez sûre.'),
  inHouse: (body: string, house: string) => `${body} en maison ${house}`,
  inSign: (body: string, sign: string) => `${body} ${sign}`,
  changes: (value: string, before: readonly string[], after: readonly string[]) =>
    fr(`${value} : ${[...before, ...after].join(', ')}.`),
  until: (value: string, clock: string) => `${value} jusqu’à ${clock}`,
  since: (value: string, clock: string) => `${value} dès ${clock}`,
  moving: (body: string, signs: string) => fr(`${body} : ${signs}.`),
} as const;
