import { catalogue, isPack, type PaidService, shownKeys } from './catalogue.ts';

const key = shownKeys.find(isPack);

/** The pack on sale, known by its several reports; undefined in a shop that sells none. */
export const pack: PaidService | undefined = key && catalogue[key];
