import { houseNumbers } from '#domain/texts/dossier.ts';

/** «Planche II» of the second part of a page. */
export const folioOf = (place: number): string => `Planche ${houseNumbers[place] ?? place + 1}`;
