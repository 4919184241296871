import { describe, expect, it } from 'vitest';
import { findPlaces, matchedLength, type PlaceFile } from '#domain/births/place-files.ts';
import { placeLabel } from '#domain/births/place-label.ts';

describe('the label of a place', () => {
  it.each([
    ['Saint-Denis', 'La Réunion', 'Saint-Denis, La Réunion'],
    ["L'Haÿ-les-Roses", 'Val-de-Marne', 'L’Haÿ-les-Roses, Val-de-Marne'],
    ['Paris', 'Paris', 'Paris'],
    ['Néant', undefined, 'Néant'],
  ])('of «%s» (%s) is «%s»', (name, detail, label) => {
    expect(placeLabel({ name, detail })).toBe(label);
  });
});

describe('the place that a text means', () => {
  const file: PlaceFile = {
    details: [['Morbihan', '56']],
    zones: ['Europe/Paris'],
    rows: [
      ['f56110', 'Le Saint', 0, 48, -3, 0],
      ['f56202', "L'Haÿ", 0, 48, -3, 0],
    ],
  };

  it.each([
    ['le saint', 'Le Saint'],
    ['Le  Saint, Morbihan', 'Le Saint'],
    ['l’hay', "L'Haÿ"],
    ['L HAY, 56', "L'Haÿ"],
    ['saint', undefined],
    ['saint, morbihan', undefined],
    ['la saint', undefined],
    ['hay', undefined],
  ])('of «%s» is %s', async (typed, name) => {
    expect((await findPlaces(typed, ['saint', 'hay'], async () => file)).meant?.name).toBe(name);
  });
});

describe('the letters of a name that were typed', () => {
  it.each([
    ['Saint-Denis', 'saint den', 'Saint-Den'],
    ['Saint-Denis', 'st-denis', 'Saint-Denis'],
    ['Le Havre', 'havre', 'Le Havre'],
    ["L'Haÿ-les-Roses", 'l’hay', "L'Haÿ"],
    ['Bône', 'bone', 'Bône'],
    ['Lyon', 'Lyon, Rhône', 'Lyon'],
    ['Œting', 'oe', 'Œ'],
    ['Lyon', 'paris', ''],
  ])('of «%s» for «%s» are «%s»', (name, typed, marked) => {
    expect(name.slice(0, matchedLength(name, typed))).toBe(marked);
  });
});
