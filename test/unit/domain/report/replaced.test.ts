/** What a version says of the one that it replaces. */
import { expect, test } from 'vitest';
import { traceOf } from '#domain/report/changes.ts';
import type { PrintedReport } from '#domain/report/printed.ts';
import { whatChanged } from '#domain/report/replaced.ts';
import { plain } from '#test/support/dossier-sheets.ts';

type Sections = PrintedReport['sections'];
const section = (title: string, ...texts: string[]): Sections[number] => ({
  ...{ kind: 'chapter', title, second: '', folio: '', glyph: '' },
  blocks: texts.map((text) => ({ kind: 'paragraph', runs: [text], isFirst: true, hasInitial: false })),
});
const saidOf = (before: Sections, after: Sections): string =>
  plain(whatChanged({ day: '20 novembre 2026', trace: traceOf({ sections: before }) }, 2, after));
const first = 'Remplace la version 1, livrée le 20 novembre 2026.';

test('changed and added chapters are named, in the order of the report', () => {
  const before = [section('La Lune', 'a', 'b'), section('Le Soleil', 'c'), section('Mars', 'd')];
  const after = [
    section('La Lune', 'a', 'x'),
    section('Vénus', 'v'),
    section('Le Soleil', 'y'),
    section('Mars', 'd'),
  ];
  expect(saidOf(before, after)).toBe(
    `${first} Passages changés : « La Lune », « Le Soleil ». Ajouté : « Vénus ».`,
  );
});

test('a chapter that is gone is counted and not named', () => {
  const all = [section('La Lune', 'a'), section('Pour Julie', 'b'), section('Mars', 'd')];
  expect(saidOf(all, all.slice(0, 1))).toBe(`${first} 2 chapitres retirés.`);
  expect(saidOf(all.slice(0, 2), all.slice(0, 1))).toBe(`${first} Un chapitre retiré.`);
});

test('a salutation is named without its comma', () => {
  const letter = (text: string) => [section('Bonjour Camille,', text)];
  expect(saidOf(letter('a'), letter('b'))).toBe(`${first} Passages changés : « Bonjour Camille ».`);
  expect(saidOf([], letter('a'))).toBe(`${first} Ajouté : « Bonjour Camille ».`);
});

test('long names leave room for the rest of the page', () => {
  const titles = Array.from({ length: 5 }, (_, index) => `${index} ${'long '.repeat(20)}`.trim());
  const said = saidOf(
    titles.map((title) => section(title, 'a')),
    titles.map((title) => section(title, 'b')),
  );
  expect(said).toContain(`« ${titles[1]} », 3 autres chapitres.`);
  expect(said.length).toBeLessThan(360);
});

test('the same words are the same, and of an uploaded version only the day is known', () => {
  const same = [section('La Lune', 'a')];
  expect(saidOf(same, same)).toBe(`${first} Les mots sont les mêmes.`);
  expect(plain(whatChanged({ day: '20 novembre 2026' }, 2, same))).toBe(first);
});
