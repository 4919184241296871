import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/report/document.ts';
import type { Passage } from '#domain/report/passage.ts';
import { wordCount } from '#domain/report/plain.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { dossierOf as drawnDossier, written } from '#test/support/written-report.ts';
import {
  briefOf,
  dossierOf,
  glyphOfValue,
  isKnownValue,
  nameOfRow,
  placementOf,
} from '#web/pages/atelier/desk/dossier.ts';
import { offeredRows, offersFor, piecesOf, rowsFor, rowsOfSection } from '#web/pages/atelier/desk/offers.ts';
import { passagesFor } from '#web/pages/atelier/desk/passage-search.ts';
import { fits, placementsIn, readable, tiesOf, titleFor } from '#web/pages/atelier/desk/passages.ts';
import { fillOf, outlineWith } from '#web/pages/atelier/desk/sections.ts';

const dossier = dossierOf(drawnDossier());
/** Gui Mao, Ding Si, Ren Chen, Xin Wei. */
const pillarsDossier = () => dossierOf(drawnDossier(keyFor.chinese));
const rows = offeredRows(dossier);
const [, , chapter] = written.sections;

describe('the dossier', () => {
  test('offers each row with its cells, and the word that a cell needs in a sentence', () => {
    const moon = rows.find(({ reference }) => reference === 'positions/Lune');
    expect(moon?.glyph).toBe('moon');
    expect(moon?.offers.map(({ label }) => label)).toEqual(['Lune', 'Taureau', '27°34′', 'maison I']);
    expect(moon?.offers.at(-1)).toMatchObject({ before: 'maison ', text: 'I' });
  });

  test('finds rows by any of their words, without accents', () => {
    expect(rowsFor(rows, 'venus gemeaux').map(({ name }) => name)).toContain('Vénus');
    expect(rowsFor(rows, 'xyz')).toEqual([]);
  });

  test('puts what a section speaks of first', () => {
    if (!chapter) throw new Error('The report has three sections.');
    expect(rowsOfSection(rows, chapter).map(({ name }) => name)).toEqual(['Lune', 'Vénus']);
  });

  test('knows its own values, and draws a sign before names and degrees', () => {
    expect(isKnownValue(dossier, 'positions/Lune/Signe', 'Taureau')).toBe(true);
    expect(isKnownValue(dossier, 'positions/Lune/Signe', 'Bélier')).toBe(false);
    expect(glyphOfValue(dossier, 'positions/Lune', 'Lune')).toBe('moon');
    expect(glyphOfValue(dossier, 'positions/Lune/Signe', 'Taureau')).toBeUndefined();
  });

  test('names a row by its pair, or with the first short word of it', () => {
    expect(briefOf(dossier, 'positions/Lune')).toBe('Lune, Taureau');
    expect(nameOfRow(dossier, 'positions/Lune')).toBe('Lune');
    expect(briefOf(dossier, 'aspects/Carré Mercure et Neptune')).toBe('Carré Mercure et Neptune');
  });

  test('names the cells of pillars by their column, with the sign that stands there', () => {
    const pillars = pillarsDossier();
    expect(nameOfRow(pillars, 'piliers/Tronc/Jour')).toBe('Tronc du jour');
    expect(nameOfRow(pillars, 'piliers/Troncs cachés/Année')).toBe('Troncs cachés de l’année');
    expect(briefOf(pillars, 'piliers/Tronc/Jour')).toBe('Tronc du jour, Ding');
    expect(placementOf(pillars, 'piliers/Branche/Jour')?.glyphs[0]).toBe('snake');
    expect(placementOf(pillars, 'piliers/Branche')?.glyphs[0]).toBe('rabbit');
    const stems = offeredRows(pillars).find(({ reference }) => reference === 'piliers/Tronc');
    expect(stems?.offers.map(({ label }) => label)).toEqual([
      ...['Tronc', 'Gui (heure)', 'Ding (jour)', 'Ren (mois)', 'Xin (année)'],
    ]);
  });

  test('offers what is hidden in a branch', () => {
    const offers = offeredRows(pillarsDossier()).flatMap((row) => row.offers);
    expect(offers).toContainEqual(
      expect.objectContaining({ reference: 'piliers/Troncs cachés/Jour', text: 'Bing, Geng, Wu' }),
    );
  });

  test('finds the row of a name before rows that say it', () => {
    const found = rowsFor(offeredRows(pillarsDossier()), 'feu').map(({ reference }) => reference);
    expect(found[0]).toBe('elements/Feu');
    expect(found).toContain('piliers/Tronc');
  });

  test('offers its figures, its tables and the box of the hour', () => {
    expect(new Set(piecesOf(dossier).map(({ block }) => block.kind))).toEqual(
      new Set(['figure', 'table', 'hour', 'questions']),
    );
  });
});

const passage = (id: string, title: string, placements: Passage['placements']): Passage => ({
  ...{ id, title, placements, service: keyFor.western, at: '2026-11-25T08:00:00.000Z' },
  blocks: [{ kind: 'paragraph', runs: [`${title}, en mots.`] }],
});
const taurus = passage('a', 'Lune en Taureau', [{ reference: 'positions/Lune/Signe', text: 'Taureau' }]);
const leo = passage('b', 'Lune en Lion', [{ reference: 'positions/Lune/Signe', text: 'Lion' }]);
const free = passage('c', 'Finir', []);
const all = [free, leo, taurus];

const solene = birth({ utc: '1992-06-21T12:20:00Z', offsetSeconds: 7200 });
/** Solène, whose body graph has the channels 17-62 and 37-40. */
const graph = dossierOf(
  drawnDossier(keyFor.design, customerInfo({ birthDate: '1992-06-21', birth: solene })),
);
const graphRows = offeredRows(graph);

describe('the dossier of a body graph', () => {
  const first = (sought: string) => rowsFor(graphRows, sought)[0];

  test('finds a centre and a channel by what they are called, before rows that list them', () => {
    expect(first('Ajna')?.reference).toBe('centres/Ajna');
    expect(first('canal 17-62')?.reference).toBe('canaux/17-62');
    expect(first('centre g')?.reference).toBe('centres/G');
  });

  test('puts the value that is sought before the name of its row', () => {
    const row = first('projecteur');
    expect(row && offersFor(row, 'projecteur').map(({ label }) => label)).toEqual(['Projecteur', 'Type']);
    expect(row && offersFor(row, 'type').map(({ label }) => label)).toEqual(['Type', 'Projecteur']);
  });

  test('has values that stand inside a sentence, and states that agree with their centre', () => {
    expect(graph.values.texts.get('schema/Autorité/Valeur')).toBe('émotionnelle');
    expect(graph.values.texts.get('schema/Définition/Valeur')).toBe('en deux parts');
    expect(graph.values.texts.get('centres/Racine/État')).toBe('ouverte');
    expect(graph.values.texts.get('centres/Sacral/État')).toBe('ouvert');
    expect(graph.sheet.statements[0]?.text).toBe(
      'Type Projecteur, autorité émotionnelle, profil 3/5, définition en deux parts, croix 15/10\u00a0|\u00a025/46, canaux 17-62 et 37-40.',
    );
  });

  test('says on which side a planet stands where it names it', () => {
    expect(nameOfRow(graph, 'design/Lune')).toBe('Lune (design)');
    expect(nameOfRow(graph, 'personality/Lune')).toBe('Lune (naissance)');
    expect(nameOfRow(graph, 'centres/Ajna')).toBe('Ajna');
  });
});

describe('passages', () => {
  test('are offered when the dossier says what they are tied to, free ones last', () => {
    expect(passagesFor(all, dossier, '').map(({ id }) => id)).toEqual(['a', 'c']);
    expect(fits(taurus, undefined)).toBe(false);
  });

  test('are found by words, those that do not fit too', () => {
    expect(passagesFor(all, dossier, 'lune').map(({ id }) => id)).toEqual(['a', 'b']);
  });

  const block: Block = {
    kind: 'paragraph',
    runs: [
      'La Lune à ',
      { value: 'positions/Lune/Degré', text: '27°34′' },
      ' du ',
      { value: 'positions/Lune/Signe', text: 'Taureau' },
    ],
  };

  test('take their ties and their name from the values in them, not from degrees', () => {
    expect(placementsIn([block])).toEqual([{ reference: 'positions/Lune/Signe', text: 'Taureau' }]);
    expect(titleFor([block])).toBe('Lune en Taureau');
    const stem = { value: 'piliers/Tronc/Jour', text: 'Ding' };
    const lamp: Block = { kind: 'paragraph', runs: [stem, ' éclaire.'] };
    expect(titleFor([lamp])).toBe('Tronc du jour Ding');
    const path = { value: 'nombres/Chemin de vie/Valeur', text: '8' };
    expect(titleFor([{ kind: 'paragraph', runs: [path] }])).toBe('Chemin de vie 8');
    expect(tiesOf({ placements: placementsIn([lamp]) })).toBe('Tronc du jour Ding');
    const type: Block = { ...block, runs: [{ value: 'schema/Type/Valeur', text: 'Projecteur' }] };
    expect(titleFor([type])).toBe('Type Projecteur');
    expect(titleFor([{ kind: 'paragraph', runs: ['Un mot sur la manière de lire.'] }])).toBe(
      'Un mot sur la manière',
    );
  });

  test('are exported so that anybody can read them', () => {
    expect(readable(all).split('\n\n\n')).toHaveLength(3);
    expect(readable([taurus])).toContain('Lune Taureau');
  });
});

describe('a section', () => {
  test('is empty, begun or written', () => {
    const long: Block = { kind: 'paragraph', runs: ['mot '.repeat(130)] };
    expect(fillOf({ kind: 'chapter', blocks: [] })).toBe('empty');
    expect(fillOf({ kind: 'chapter', blocks: [{ kind: 'paragraph', runs: ['Un mot.'] }] })).toBe('begun');
    expect(fillOf({ kind: 'chapter', blocks: [long] })).toBe('written');
    expect(fillOf({ kind: 'chapter', blocks: [{ ...long, passage: 'p1' }] })).toBe('begun');
    expect(fillOf({ kind: 'plate', blocks: [{ kind: 'figure', figure: 0, caption: [] }] })).toBe('written');
  });

  test('counts its words as a reader does', () => {
    expect(wordCount({ blocks: [{ kind: 'paragraph', runs: ['L’heure, peut-être 6 h 42 !'] }] })).toBe(5);
  });

  test('is moved, taken out and put back without losing its place among the others', () => {
    const outline = { order: ['a', 'b', 'c'], removed: [] };
    expect(outlineWith.moved(outline, 'c', -1).order).toEqual(['a', 'c', 'b']);
    expect(outlineWith.moved(outline, 'a', -1).order).toEqual(['a', 'b', 'c']);
    const removed = outlineWith.removed(outline, 'b', 'Sans heure');
    expect(removed).toMatchObject({ order: ['a', 'c'], removed: [{ id: 'b', reason: 'Sans heure' }] });
    expect(outlineWith.returned(removed, 'b')).toMatchObject({ order: ['a', 'c', 'b'], removed: [] });
  });
});
