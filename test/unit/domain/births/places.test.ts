import { describe, expect, it } from 'vitest';
import { matchedLength } from '#domain/births/place-files.ts';
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
