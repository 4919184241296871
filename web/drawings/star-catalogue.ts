import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Equatorial } from './projection.ts';

export type Star = { readonly at: Equatorial; readonly magnitude: number };
export type StarCatalogue = {
  readonly stars: readonly Star[];
  /** The lines that join the stars of each constellation. */
  readonly figures: readonly (readonly Equatorial[])[];
};

type StarFile = { features: { properties: { mag: number }; geometry: { coordinates: [number, number] } }[] };
type LineFile = { features: { geometry: { coordinates: [number, number][][] } }[] };

const files = {
  stars: import.meta.resolve('d3-celestial/data/stars.6.json'),
  lines: import.meta.resolve('d3-celestial/data/constellations.lines.json'),
};

const read = async (url: string): Promise<string> => readFile(fileURLToPath(url), 'utf8');

/** Stars down to a magnitude, and all figures, from d3-celestial (BSD-3): XHIP, J2000. */
export const readStars = async (faintest: number): Promise<StarCatalogue> => {
  const stars: StarFile = JSON.parse(await read(files.stars));
  const lines: LineFile = JSON.parse(await read(files.lines));
  return {
    stars: stars.features
      .map(({ properties, geometry }) => ({ at: geometry.coordinates, magnitude: properties.mag }))
      .filter(({ magnitude }) => magnitude <= faintest),
    figures: lines.features.flatMap(({ geometry }) => geometry.coordinates),
  };
};
