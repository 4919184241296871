/** Names of shops and places in French sentences; «Le» and «Les» join the word before them. */
import { withoutAccents } from '#domain/letters.ts';
import { ofName } from '#domain/texts/typography.ts';

/** «des Quatre Sagesses», «du Cercle», «de La Maison des Lunes», «d’Athènes» */
export const ofNamed = (name: string): string =>
  /^Les? /.test(name) ? name.replace(/^Les /, 'des ').replace(/^Le /, 'du ') : ofName(name);

/** «aux Quatre Sagesses», «au Cercle», «à La Maison des Lunes» */
export const toNamed = (name: string): string =>
  /^Les? /.test(name) ? name.replace(/^Les /, 'aux ').replace(/^Le /, 'au ') : `à ${name}`;

/** «les-quatre-sagesses», for the name of a file. */
export const fileNamed = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
