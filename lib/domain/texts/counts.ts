const words = [
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

/** «cinq»; digits beyond twelve. */
export const inWords = (count: number): string => words[count - 1] ?? String(count);
