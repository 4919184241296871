import type { Equatorial } from './projection.ts';

/** Stars of the winter sky with their names. */
export const starNames: Readonly<Record<string, Equatorial>> = {
  Aldébaran: [68.98, 16.5],
  Bételgeuse: [88.79, 7.4],
  Rigel: [78.63, -8.2],
  Sirius: [101.29, -16.7],
  Procyon: [114.83, 5.2],
  Pollux: [116.33, 28.03],
};

/** A free place between the stars for the name of each constellation. */
export const constellationNames: Readonly<Record<string, Equatorial>> = {
  Orion: [84, 1.5],
  Taureau: [58, 11],
  Gémeaux: [105, 30.5],
  Éridan: [58, -9],
  Lièvre: [83, -20],
  Baleine: [33, -2],
  Licorne: [103, -3],
};
