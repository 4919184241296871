/** The vocabulary of a sky and what is said of one: plain data, in the order of the zodiac, of the Sun and of the almanac. */

export const signs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type Sign = (typeof signs)[number];

export const bodies = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type SkyBody = (typeof bodies)[number];
/** What can be seen to go backwards from the Earth. */
export const retrogradable = [
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type Wanderer = (typeof retrogradable)[number];

/** The four quarters are the days on which they fall; the others are the days between two of them. */
export const phases = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;
export type Phase = (typeof phases)[number];

export const aspectKinds = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
export type AspectKind = (typeof aspectKinds)[number];

export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Animal = (typeof animals)[number];
/** The five elements in the order of the heavenly stems, each first yang, then yin. */
export const elements = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type Element = (typeof elements)[number];

/** Apparent geocentric ecliptic longitudes of date, in degrees, as all longitudes here. */
export type Positions = Readonly<Record<SkyBody, number>>;

/** `orb`: degrees from exact at local noon (of the Moon: 0, as only its exact ones are told). `at`: when exact, if that is today. */
export type Aspect = {
  readonly from: SkyBody;
  readonly to: SkyBody;
  readonly kind: AspectKind;
  readonly orb: number;
  readonly at?: string;
};
/** `days`: from the local day to the quarter's. */
export type Lunation = {
  readonly phase: Phase;
  readonly at: string;
  readonly sign: Sign;
  readonly days: number;
};
/** `days`: from the local day to the eclipse's. */
export type Eclipse = {
  readonly of: 'sun' | 'moon';
  readonly kind: 'penumbral' | 'partial' | 'annular' | 'total';
  readonly at: string;
  readonly days: number;
};

export type SunFacts = {
  readonly longitude: number;
  readonly sign: Sign;
  /** Which quarter of its sign (7°30′ each), from 0, and whether this is its first noon there. */
  readonly quarter: number;
  readonly isNewQuarter: boolean;
};
export type MoonFacts = {
  readonly longitude: number;
  readonly sign: Sign;
  readonly phase: Phase;
  /** Elongation in degrees: 0 new, 180 full. */
  readonly elongation: number;
  /** Lit part of the disc, 0 to 1. */
  readonly illumination: number;
  /** Noons spent in this sign before today's. */
  readonly stay: number;
  /** Local days since the last quarter of the Moon; 0 on its day. */
  readonly age: number;
  /** Lunations since that of 6 January 2000 (Meeus, ch. 49). */
  readonly lunation: number;
  readonly change?: { readonly at: string; readonly sign: Sign };
};
export type HumanDesignFacts = { readonly gate: number; readonly line: number; readonly index: number };
export type ChineseDay = {
  readonly animal: Animal;
  readonly element: Element;
  readonly isYang: boolean;
  readonly index: number;
};

/** All that is true of the sky on one local day; instants are ISO 8601 in UTC. */
export type SkyFacts = {
  readonly date: string;
  readonly zone: string;
  /** Days since 1 January 1970, of the local date. */
  readonly day: number;
  /** Longitudes at local noon. */
  readonly positions: Positions;
  readonly sun: SunFacts;
  readonly moon: MoonFacts;
  readonly aspects: readonly Aspect[];
  readonly retrogrades: readonly Wanderer[];
  readonly stations: readonly { readonly planet: Wanderer; readonly turns: 'retrograde' | 'direct' }[];
  /** That of today, else the next one. */
  readonly lunation: Lunation;
  /** The one within a day of today, else the next one. */
  readonly eclipse: Eclipse;
  readonly chinese: ChineseDay;
  readonly humanDesign: HumanDesignFacts;
  readonly universalNumber: number;
};

/** What a birth date adds. */
export type BirthFacts = {
  readonly sunSign: Sign;
  /** The Moon's sign counted from the Sun sign of birth, from 1. */
  readonly house: number;
  readonly transits: readonly Aspect[];
  readonly isBirthday: boolean;
  readonly animal: Animal;
  /** Branches from the animal of the birth day to that of today, 0 to 11. */
  readonly steps: number;
  readonly personalNumber: number;
};
