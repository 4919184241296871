/** The positions under the wheel. */
export const ephemerisTexts = {
  sky: 'Positions du ciel',
  ascendant: { sign: 'AS', name: 'Ascendant' },
  whole: 'Tout le ciel',
  planets: 'Positions des planètes',
} as const;
