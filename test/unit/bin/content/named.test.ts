import { expect, test } from 'vitest';
import { fileNamed, ofNamed, toNamed } from '../../../../bin/content/named.ts';

test.each([
  ['Les Quatre Sagesses', 'des Quatre Sagesses', 'aux Quatre Sagesses', 'les-quatre-sagesses'],
  ['Le Cercle', 'du Cercle', 'au Cercle', 'le-cercle'],
  ['La Maison des Lunes', 'de La Maison des Lunes', 'à La Maison des Lunes', 'la-maison-des-lunes'],
  ['L’Atelier', 'de L’Atelier', 'à L’Atelier', 'l-atelier'],
  ['Tarots & Cie', 'de Tarots & Cie', 'à Tarots & Cie', 'tarots-cie'],
  ['Étoile 7', 'd’Étoile 7', 'à Étoile 7', 'etoile-7'],
  ['Lestrade', 'de Lestrade', 'à Lestrade', 'lestrade'],
  ['Paris', 'de Paris', 'à Paris', 'paris'],
])('%s is named in sentences as %s and %s', (name, of, to, file) => {
  expect([ofNamed(name), toNamed(name), fileNamed(name)]).toEqual([of, to, file]);
});
