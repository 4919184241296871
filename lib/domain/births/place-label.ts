import type { Place } from './place.ts';

/** The name of a place in one line: «Saint-Denis, La Réunion»; a detail equal to the name is left out. */
export const placeLabel = ({ name, detail }: Pick<Place, 'name' | 'detail'>): string => {
  const label = detail === undefined || detail === name ? name : `${name}, ${detail}`;
  return label.replaceAll("'", '’');
};
