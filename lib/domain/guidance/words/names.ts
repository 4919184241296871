import type { AspectKind, Eclipse, Phase, Sign, SkyBody } from '../sky/facts.ts';

export const signNames: Readonly<Record<Sign, string>> = {
  aries: 'Bélier',
  taurus: 'Taureau',
  gemini: 'Gémeaux',
  cancer: 'Cancer',
  leo: 'Lion',
  virgo: 'Vierge',
  libra: 'Balance',
  scorpio: 'Scorpion',
  sagittarius: 'Sagittaire',
  capricorn: 'Capricorne',
  aquarius: 'Verseau',
  pisces: 'Poissons',
};

export const bodyNames: Readonly<Record<SkyBody, string>> = {
  sun: 'Soleil',
  moon: 'Lune',
  mercury: 'Mercure',
  venus: 'Vénus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturne',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluton',
};

export const phaseNames: Readonly<Record<Phase, string>> = {
  new: 'Nouvelle Lune',
  'waxing-crescent': 'Premier croissant',
  'first-quarter': 'Premier quartier',
  'waxing-gibbous': 'Lune gibbeuse croissante',
  full: 'Pleine Lune',
  'waning-gibbous': 'Lune gibbeuse décroissante',
  'last-quarter': 'Dernier quartier',
  'waning-crescent': 'Dernier croissant',
};

export const aspectNames: Readonly<Record<AspectKind, string>> = {
  conjunction: 'conjonction',
  sextile: 'sextile',
  square: 'carré',
  trine: 'trigone',
  opposition: 'opposition',
};

/** «éclipse totale de Soleil»; «éclipse» is feminine. */
export const eclipseNames: Readonly<Record<Eclipse['kind'], string>> = {
  penumbral: 'par la pénombre',
  partial: 'partielle',
  annular: 'annulaire',
  total: 'totale',
};
