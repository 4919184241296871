import { expect, test } from 'vitest';
import { keyFor } from '#test/support/keys.ts';
import { dossierOf as drawnDossier } from '#test/support/written-report.ts';
import { dossierOf } from '#web/pages/atelier/desk/dossier.ts';
import { signsOf } from '#web/pages/atelier/desk/signs.ts';

type Key = 'western' | 'chinese' | 'numbers';
const signs = (key: Key) => signsOf(dossierOf(drawnDossier(keyFor[key])));
const labels = (key: Key) => new Map(signs(key).map(({ name, label }) => [name, label]));

test('the signs of a title are those that the dossier names, each once, by its word', () => {
  expect(labels('western').get('moon')).toBe('Lune');
  expect(labels('western').get('taurus')).toBe('Taureau');
  const pillars = labels('chinese');
  expect(pillars.get('goat')).toBe('Chèvre');
  expect(pillars.get('horse')).toBe('Cheval');
  expect(pillars.get('wood')).toBe('Bois');
  expect(pillars.get('stem3')).toBe('Ding');
  const names = signs('chinese').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('a dossier without signs, and none yet, offer nothing', () => {
  expect(signs('numbers')).toEqual([]);
  expect(signsOf(undefined)).toEqual([]);
});
