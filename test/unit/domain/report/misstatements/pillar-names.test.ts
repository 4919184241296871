import { describe, expect, it } from 'vitest';
import { namingsIn } from '#domain/report/misstatements/names.ts';
import { dossiers } from './dossiers.ts';

/** Julien: Bing Yin, Yi Wei, Bing Yin, Xin Mao. Inès: Jia Xu, Ding Chou, Xin Hai, Bing Shen. */
const named = (text: string, name: 'julien' | 'ines' = 'julien') => namingsIn(text, dossiers[name]);
const proofs = (text: string, name?: 'julien' | 'ines') =>
  named(text, name).flatMap(({ reference, isProof }) => (isProof ? [reference] : []));
const lit = (text: string, name?: 'julien' | 'ines') => named(text, name).flatMap(({ marks }) => marks);

describe('what a paragraph names of four pillars', () => {
  it('is a sign in its column, which glows', () => {
    expect(lit('Le tronc du mois pousse.')).toEqual(['stem 2']);
    expect(lit('La branche de l’heure veille.')).toEqual(['branch 0']);
    expect(lit('Votre pilier de l’année porte loin.')).toEqual(['stem 3', 'branch 3']);
    expect(lit('Votre maître du jour rayonne.')).toEqual(['stem 1']);
    expect(lit('Les troncs cachés du mois attendent.')).toEqual(['hidden 2']);
  });

  it('is a sign by its name, its animal or its nature, in each column that has it', () => {
    expect(proofs('Au-dessus passe Yi, une liane.')).toEqual(['piliers/Tronc/Mois']);
    expect(proofs('Le Lapin veille.')).toEqual(['piliers/Branche/Heure']);
    expect(proofs('C’est Mao qui veille.')).toEqual(['piliers/Branche/Heure']);
    expect(proofs('Vous portez un métal yin.')).toEqual(['piliers/Tronc/Heure']);
    expect(proofs('Le Tigre guette.')).toEqual(['piliers/Branche/Jour', 'piliers/Branche/Année']);
    expect(proofs('Sa fonction est dite Sceau juste.')).toEqual(['piliers/Dieu/Mois']);
    expect(proofs('La tradition l’appelle Richesse juste.')).toEqual(['piliers/Dieu/Heure']);
  });

  it('is what lies below a branch, where the sentence says so', () => {
    expect(proofs('Sous la Chèvre dorment trois racines : Ji, Ding, Yi.')).toEqual([
      'piliers/Troncs cachés/Mois',
    ]);
    expect(proofs('Ji attend sous terre.')).toEqual(['piliers/Troncs cachés/Mois']);
  });

  it('is an element that is counted, and not the earth of a garden', () => {
    expect(proofs('Votre bois compte quatre signes.')).toEqual(['elements/Bois']);
    expect(proofs('L’eau manque, chez vous.')).toEqual(['elements/Eau']);
    expect(proofs('Vous travaillez la terre, au bord de l’eau.')).toEqual([]);
  });

  it('is the row of a year, a month, a decade or a way to count', () => {
    expect(proofs('L’année Bing wu est un grand feu.')).toEqual(['annee/Année en cours']);
    expect(proofs('L’année de la Chèvre repose.')).toEqual(['annee/Année suivante']);
    expect(proofs('Le mois du Rat commence en décembre.')).toEqual(['mois/Mois du Rat']);
    expect(proofs('Votre décennie Ren chen s’achève.')).toEqual(['chance-woman/28-02-2011']);
    expect(proofs('Au nouvel an, qui suit la Lune, ou à lichun, qui suit le Soleil.')).toEqual([
      'animal/Par le nouvel an',
      'animal/Par lichun',
    ]);
  });

  it('is the month of the birth, where a sentence speaks of it', () => {
    expect(proofs('Vous êtes né au mois de la Chèvre.')).toEqual(['piliers/Branche/Mois']);
    expect(proofs('Le mois de la Chèvre vous attend.')).toEqual(['mois/Mois de la Chèvre']);
  });
});

describe('no proof', () => {
  it.each([
    'Si vous aviez le Tigre, vous bondiriez.',
    'Si, sous le ciel, rien ne bouge, attendez.',
    'Votre mère porte un Lapin.',
    'Un Dragon aime régner.',
    'On dit «\u202fle Tigre guette\u202f».',
    'Vous aimez la mer, et vous y allez en mars.',
    'Un lapin traverse le jardin, un tigre dort sur l’affiche.',
    'Votre rival parle plus fort que vous.',
  ])('is in «%s»', (text) => {
    expect(proofs(text)).toEqual([]);
  });

  it('is in a sentence that the dossier contradicts, whose sign still glows', () => {
    expect(proofs('Le tronc du mois est Jia.')).toEqual([]);
    expect(lit('Le tronc du mois est Jia.')).toContain('stem 2');
    expect(proofs('Votre maître du jour est le Bois yang.')).toEqual([]);
  });

  it('is of signs that the birth does not have', () => {
    expect(proofs('Le Dragon aime l’eau ; Geng tranche.')).toEqual([]);
  });
});
