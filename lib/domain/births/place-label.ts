import type { Place } from './place.ts';

/** «Saint-Denis, La Réunion»: how a place is written where one line names it; a country of the same name adds nothing. */
export const placeLabel = ({ name, detail }: Pick<Place, 'name' | 'detail'>): string => {
  const label = detail === undefined || detail === name ? name : `${name}, ${detail}`;
  return label.replaceAll("'", '’');
};
