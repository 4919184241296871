import { describe, expect, test } from 'vitest';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { valuesOf } from '#domain/dossier/values.ts';
import { type Person, reportFigures } from '#lib/dossier/drawn.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { plain, tableOf } from '#test/support/dossier-sheets.ts';
import { keyFor } from '#test/support/keys.ts';

const none = { caption: '', tables: [], statements: [] };
const reader = customerInfo({ birthTime: '06:42', birth: birth() });
const about = customerInfo({ birthTime: '06:42', birth: { ...birth(), precision: 'about', margin: 5 } });
const unknown = customerInfo({
  birthTime: '',
  birth: { ...birth(), precision: 'unknown', utc: null, offsetSeconds: null, offsetBy: undefined },
});

const yearOf = (person: Person, first = '2026-11-24', conventions: Conventions = {}) => {
  const drawn = reportDrawn(keyFor.western, person, conventions, first);
  if (!drawn) throw new Error('the birth has no instant');
  return drawn;
};
const rowsOf = (person: Person, id: string, first?: string) =>
  yearOf(person, first).sheet.tables.find((table) => table.id === id)?.rows ?? [];
const passages = (person: Person): string[] =>
  rowsOf(person, 'passages').map(([, name]) => plain(name?.text ?? ''));

describe('the year that comes, of a wheel', () => {
  test('begins with the promised day and lasts twelve months, each date a value of its own', () => {
    const rows = rowsOf(reader, 'passages');
    expect(rows.length).toBeGreaterThan(15);
    const exact = rows.map(([, , cell]) => cell?.text ?? '');
    expect(exact[0]).toBe('26 novembre 2026');
    for (const date of exact) expect(date).toMatch(/ 2026$| 2027$/);
    expect(exact.filter((date) => / (janvier|février|mars) 2026$/.test(date))).toEqual([]);
    const { texts, placements } = valuesOf(yearOf(reader).sheet);
    const key = 'Conjonction Saturne sur Soleil';
    const [exactly, since, until] = [
      `passages/${key}/Exact`,
      `periodes/${key}/Depuis`,
      `periodes/${key}/Jusqu’à`,
    ];
    expect([exactly, since, until].map((one) => texts.get(one))).toEqual([
      '1er juillet 2027',
      '18 juin 2027',
      '22 juillet 2027',
    ]);
    expect(texts.get(`passages/${key}, 2e fois/Exact`)).toBe('18 septembre 2027');
    expect([...placements.keys()].filter((one) => one.startsWith('passages/'))).toHaveLength(rows.length);
    expect([...texts.keys()].filter((one) => /\d{4}/.test(one))).toEqual([]);
  });

  test('has the axes only of an exact hour, and the Moon only with an hour', () => {
    expect(passages(reader).filter((name) => /Ascendant|Milieu/.test(name))).not.toEqual([]);
    expect(passages(about).filter((name) => /Ascendant|Milieu/.test(name))).toEqual([]);
    expect(passages(about)).not.toEqual([]);
    expect(passages(unknown).filter((name) => name.includes('sur Lune'))).toEqual([]);
  });

  test('has the Sun back at its place to the minute, with a wheel of its own that lights nothing of the birth', () => {
    const { sheet, figures } = yearOf(reader);
    const back = sheet.tables.find(({ id }) => id === 'retour');
    expect(plain(back?.title ?? '')).toBe(
      'Révolution solaire, vendredi 16 avril 2027 à 21 h 49 (heure de Paris)',
    );
    expect(tableOf(sheet, 'retour').Soleil?.slice(0, 2)).toEqual(
      tableOf(sheet, 'positions').Soleil?.slice(0, 2),
    );
    expect(back?.rows.flat().filter(({ marks }) => marks)).toEqual([]);
    expect(figures[2]?.wide.shapes.filter(({ of }) => of)).toEqual([]);
    expect(figures.map(({ label }) => plain(label).split('.')[0])).toEqual([
      'Thème natal',
      'Les passages de l’année',
      'Révolution solaire, au lieu de naissance',
      'Grille des aspects',
    ]);
    expect(rowsOf(reader, 'retour', '2027-04-17').length).toBeGreaterThan(0);
    expect(tableOf(yearOf(about).sheet, 'retour').Ascendant).toBeUndefined();
    expect(rowsOf(unknown, 'retour')).toEqual([]);
    expect(reportFigures(yearOf(unknown))).toHaveLength(yearOf(unknown).hours ? 4 : 3);
  });
});

test('the pillars of the year in course, of the next and of twelve months begin at their terms', () => {
  const sheet = reportDrawn(keyFor.chinese, reader, {}, '2026-11-24')?.sheet ?? none;
  const { annee, mois } = Object.fromEntries(sheet.tables.map(({ id }) => [id, tableOf(sheet, id)]));
  expect(annee).toEqual({
    'Année en cours 2026': ['Bing wu', 'Feu', 'Cheval', 'Rival'],
    'Année suivante 2027': ['Ding wei', 'Feu', 'Chèvre', 'Parallèle'],
  });
  expect(Object.keys(mois ?? {}).map(plain)).toEqual([
    ...['Mois du Cochon', 'Mois du Rat', 'Mois du Bœuf', 'Mois du Tigre', 'Mois du Lapin', 'Mois du Dragon'],
    ...[
      'Mois du Serpent',
      'Mois du Cheval',
      'Mois de la Chèvre',
      'Mois du Singe',
      'Mois du Coq',
      'Mois du Chien',
    ],
  ]);
  expect(mois?.['Mois du Tigre']).toEqual(['4 février 2027', 'Ren yin', 'Officier juste']);
});

test('in January the year in course is still the one that began in February before', () => {
  const sheet = reportDrawn(keyFor.chinese, reader, {}, '2027-01-20')?.sheet ?? none;
  expect(tableOf(sheet, 'annee')['Année en cours 2026']?.[0]).toBe('Bing wu');
});

test('a reading without a year of its own stays as it is', () => {
  const drawn = reportDrawn(keyFor.design, reader, {}, '2026-11-24');
  expect(drawn?.sheet.tables.map(({ id }) => id)).not.toContain('passages');
});
