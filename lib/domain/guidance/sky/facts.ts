/** The types of a sky and its facts: plain data, in the order of the zodiac, of the Sun and of the almanac. */

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
/** The bodies that can appear retrograde. */
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

/** A quarter is the phase of its own day; the other phases last from one quarter to the next. */
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
/** The five elements in the order of the heavenly stems; each has a yang stem, then a yin stem. */
export const elements = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type Element = (typeof elements)[number];

/** Apparent geocentric ecliptic longitudes of date, in degrees, like all longitudes here. */
export type Positions = Readonly<Record<SkyBody, number>>;

/**
 * `orb`: degrees from exact at local noon; 0 for the Moon, whose aspects are listed only when exact. `at`: the exact
 * instant, if it is today.
 */
export type Aspect = {
  readonly from: SkyBody;
  readonly to: SkyBody;
  readonly kind: AspectKind;
  readonly orb: number;
  readonly at?: string;
};
/** `days`: from the local day to that of the quarter. */
export type Lunation = {
  readonly phase: Phase;
  readonly at: string;
  readonly sign: Sign;
  readonly days: number;
};
/** `days`: from the local day to that of the eclipse. */
export type Eclipse = {
  readonly of: 'sun' | 'moon';
  readonly kind: 'penumbral' | 'partial' | 'annular' | 'total';
  readonly at: string;
  readonly days: number;
};

export type SunFacts = {
  readonly longitude: number;
  readonly sign: Sign;
  /** The quarter of its sign (7°30′ each), from 0, and whether this is its first noon there. */
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
  /** Earlier noons in this sign, without today's. */
  readonly stay: number;
  /** Local days since the last quarter of the Moon; 0 on its own day. */
  readonly age: number;
  /** Number of the lunation, from that of 6 January 2000 (Meeus, ch. 49). */
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

/** The facts of the sky on one local day; instants are ISO 8601 in UTC. */
export type SkyFacts = {
  readonly date: string;
  readonly zone: string;
  /** The number of the local date, in days since 1 January 1970. */
  readonly day: number;
  /** Longitudes at local noon. */
  readonly positions: Positions;
  readonly sun: SunFacts;
  readonly moon: MoonFacts;
  readonly aspects: readonly Aspect[];
  readonly retrogrades: readonly Wanderer[];
  readonly stations: readonly { readonly planet: Wanderer; readonly turns: 'retrograde' | 'direct' }[];
  /** Today's quarter, else the next one. */
  readonly lunation: Lunation;
  /** The eclipse within a day of today, else the next one. */
  readonly eclipse: Eclipse;
  readonly chinese: ChineseDay;
  readonly humanDesign: HumanDesignFacts;
  readonly universalNumber: number;
};

/** The facts that depend on a birth date. */
export type BirthFacts = {
  /**
   * Absent while the Sun may have stood in either of two signs; `house` is that of today's Moon, counted from the Sun
   * sign of birth, from 1.
   */
  readonly sun?: { readonly sign: Sign; readonly house: number };
  /** The sign of the Moon at birth; absent while it may be one of two. */
  readonly moonSign?: Sign;
  readonly transits: readonly Aspect[];
  readonly isBirthday: boolean;
  readonly animal: Animal;
  /** Branches from the animal of the birth day to today's, 0 to 11. */
  readonly steps: number;
  readonly personalNumber: number;
};
