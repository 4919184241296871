import { describe, expect, it, test } from 'vitest';
import type { Birth } from '#domain/births/birth.ts';
import { clocks } from '#domain/births/instant.ts';
import type { HouseSystem } from '#domain/charts/house-systems.ts';
import { chineseSheet } from '#domain/dossier/chinese-sheet.ts';
import { designSheet } from '#domain/dossier/design-sheet.ts';
import { type Reading, readingBy } from '#domain/dossier/reading.ts';
import { sheetLines } from '#domain/dossier/sheet.ts';
import { westernSheet } from '#domain/dossier/western-sheet.ts';
import { systemNames } from '#domain/texts/dossier.ts';
import { chineseTexts } from '#domain/texts/dossier-chinese.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { plain, said, tableOf } from '#test/support/dossier-sheets.ts';

const readingOf = readingBy(clocks);

const read = (changes: Partial<Birth> = {}, birthTime = '06:42', wanted?: number): Reading => {
  const reading = readingOf(customerInfo({ birthTime, birth: birth(changes) }), wanted);
  if (!reading) throw new Error('no reading');
  return reading;
};
const unknown = { precision: 'unknown', utc: null, offsetSeconds: null, offsetBy: undefined } as const;

describe('the Western sheet', () => {
  test('has the positions, houses, aspects and balance of the chart', () => {
    const { sheet } = westernSheet(read(), 'Placidus');
    const positions = tableOf(sheet, 'positions');
    expect(positions.Soleil).toEqual(['Bélier exaltation', '26°36′', 'XII']);
    expect(positions.Mercure).toEqual(['Bélier', '22°44′ R', 'XII']);
    expect(positions.Ascendant?.slice(0, 2)).toEqual(['Bélier', '28°28′']);
    expect(tableOf(sheet, 'maisons')['Maison X']).toEqual(['Capricorne', '28°34′']);
    expect(tableOf(sheet, 'aspects').Trigone).toEqual(['Vénus et Saturne', '1°17′ se forme']);
    expect(tableOf(sheet, 'equilibre')).toEqual({
      Éléments: ['Feu 3, Terre 3, Air 2, Eau 2'],
      Modes: ['Cardinal 5, Fixe 4, Mutable 1'],
      'Phase de la Lune': ['Premier croissant'],
      'Maître du thème': ['Mars'],
    });
  });

  test('says what some minutes would change, and until when', () => {
    const { sheet } = westernSheet(read(), 'Placidus');
    expect(said(sheet, 'certain')).toBe('Signes et degrés de toutes les planètes, aspects.');
    expect(said(sheet, 'likely')).toContain('Ascendant Bélier : Taureau dès 6 h 48.');
    expect(said(sheet, 'likely')).toContain('Lune en maison I : II jusqu’à 6 h 41.');
    expect(said(sheet, 'absent')).toContain('Chiron');
  });

  test('names the system that was used beyond the polar circles', () => {
    const place = { name: 'Tromsø', latitude: 69.65, longitude: 18.95, zone: 'Europe/Oslo' };
    const far = read({ place, offsetSeconds: 7200, utc: '1991-04-17T04:42:00Z' });
    const captionBy = (system: HouseSystem) => plain(westernSheet(far, system).sheet.caption);
    for (const system of ['Placidus', 'Koch', 'Regiomontanus'] as const) {
      expect(captionBy(system)).toContain('Maisons : Porphyre');
      expect(captionBy(system)).toContain(`les maisons de ${systemNames[system]} ne se tracent pas`);
    }
    expect(captionBy('Porphyry')).not.toContain('ne se tracent pas');
  });

  test('without an hour gives ranges, and neither houses nor ascendant', () => {
    const { sheet } = westernSheet(read(unknown, ''), 'Placidus');
    const positions = tableOf(sheet, 'positions');
    expect(Object.keys(positions)).not.toContain('Ascendant');
    expect(positions.Lune?.slice(0, 2)).toEqual(['Taureau, puis Gémeaux', '23°30′ à 8°05′']);
    expect(sheet.tables.map(({ id }) => id)).not.toContain('maisons');
    expect(said(sheet, 'certain')).not.toContain('Lune');
    expect(said(sheet, 'likely')).toContain('Lune : Taureau, Gémeaux dès 10 h 41.');
    expect(said(sheet, 'absent')).toContain(
      'Sans heure certaine : maisons, Ascendant et Milieu du ciel absents.',
    );
    expect(plain(sheet.caption)).toContain('sans maisons');
  });
});

describe('the four pillars', () => {
  const sun = { clock: 'sun', change: 23, luck: 'both' } as const;

  test('have stems, branches, gods and hidden stems, the hour first', () => {
    const { sheet, counts, master } = chineseSheet(read(), sun);
    const pillars = tableOf(sheet, 'piliers');
    expect(pillars.Tronc).toEqual(['Gui Eau yin', 'Ding Feu yin', 'Ren Eau yang', 'Xin Métal yin']);
    expect(pillars.Dieu?.[1]).toBe('Maître du jour');
    expect(pillars['Troncs cachés']?.[0]).toBe('Yi, Sceau oblique');
    expect(counts).toEqual([1, 2, 2, 1, 2]);
    expect(master).toBe(1);
    expect(Object.values(tableOf(sheet, 'elements')).map(([signs]) => Number(signs))).toEqual(counts);
    expect(plain(sheet.caption)).toBe('Heure du pilier : soleil vrai, 6 h 24. Le jour change à 23 h.');
  });

  test('follow the conventions of the expert, and the caption names them', () => {
    const { sheet } = chineseSheet(read(), { clock: 'clock', change: 0, luck: 'woman' });
    expect(plain(sheet.caption)).toBe('Heure du pilier : horloge, 6 h 42. Le jour change à 0 h.');
    expect(sheet.tables.map(({ id }) => id)).not.toContain('chance-man');
    expect(Object.keys(tableOf(sheet, 'chance-woman'))[0]).toBe('04/08/1997');
  });

  test('say in French what a pillar means, where it stands alone', () => {
    const { sheet } = chineseSheet(read({ precision: 'about', margin: 60 }), sun);
    expect(said(sheet, 'likely')).toMatch(
      /Heure (Gui mao|Ren yin|Jia chen) \((Eau|Bois) (yin|yang), (Lapin|Tigre|Dragon)\)/,
    );
    const [first] = tableOf(sheet, 'chance-woman')['04/08/1997'] ?? [];
    expect(first).toMatch(/^[A-Z][a-z]+ [a-z]+ (Bois|Feu|Terre|Métal|Eau) y(in|ang), \p{Lu}/u);
  });

  test('count the years of an age in French', () => {
    expect([0, 1, 2].map(chineseTexts.age).map(plain)).toEqual(['0 an', '1 an', '2 ans']);
  });

  test('without an hour have three pillars, and no clock is named', () => {
    const { sheet, counts } = chineseSheet(read(unknown, ''), sun);
    expect(tableOf(sheet, 'piliers').Tronc?.[0]).toBe('–');
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(plain(sheet.caption)).toBe('Sans heure certaine : pilier de l’heure absent.');
    expect(said(sheet, 'absent')).toContain('pilier de l’heure');
  });
});

describe('the body graph', () => {
  test('has its type, its 26 activations and the instants of both sides', () => {
    const { sheet, graph } = designSheet(read());
    expect(tableOf(sheet, 'schema')).toMatchObject({
      Type: ['Générateur'],
      Profil: ['1/3'],
      Canaux: ['3-60, 13-33'],
    });
    expect(tableOf(sheet, 'personality').Soleil).toEqual(['3.1']);
    expect(tableOf(sheet, 'design').Soleil).toEqual(['60.3']);
    expect(graph?.personality).toHaveLength(13);
    expect(graph?.centres.toSorted()).toEqual(['g', 'root', 'sacral', 'throat']);
    expect(plain(sheet.caption)).toContain('Design : 19 janvier 1991, 4 h 49 UTC');
  });

  test('has a line for each channel and each centre', () => {
    const { sheet, graph } = designSheet(read());
    expect(tableOf(sheet, 'canaux')).toEqual({ '3-60': ['Sacral et Racine'], '13-33': ['Gorge et G'] });
    const centres = tableOf(sheet, 'centres');
    expect(Object.keys(centres)).toHaveLength(9);
    expect(centres.Sacral).toEqual(['défini', '3, 42']);
    expect(centres.Tête).toEqual(['ouverte', '61']);
    const gates = Object.values(centres).flatMap(([, of = '']) =>
      of === '–' ? [] : of.split(', ').map(Number),
    );
    expect(gates.toSorted()).toEqual(
      [...new Set([...(graph?.personality ?? []), ...(graph?.design ?? [])])].toSorted(),
    );
  });

  test('around an uncertain minute says what its cross and channels would be', () => {
    const near = { precision: 'about', margin: 15, utc: '1991-04-16T21:15:00Z' } as const;
    const { sheet } = designSheet(read(near, '01:15'));
    expect(said(sheet, 'likely')).toContain('Profil : 6/3, 1/3 dès 1 h 08.');
    expect(said(sheet, 'likely')).toContain('Croix : 42/32 | 60/56, 3/50 | 60/56 dès 1 h 08.');
    expect(said(sheet, 'likely')).toMatch(/Canaux : /);
  });

  test('without an hour is not drawn, and gives only what holds all day', () => {
    const { sheet, graph } = designSheet(read(unknown, ''));
    expect(graph).toBeUndefined();
    const schema = tableOf(sheet, 'schema');
    expect(schema.Canaux).toBeUndefined();
    expect(schema.Profil).toBeUndefined();
    expect(sheet.tables.map(({ id }) => id)).toEqual(['schema', 'design', 'personality']);
    expect(said(sheet, 'absent')).toContain('canaux, centres et croix');
  });
});

describe('a reading', () => {
  it('has no instant without a birth of the list of places', () => {
    expect(readingOf(customerInfo())).toBeUndefined();
    expect(readingOf(customerInfo({ birthDate: '', birth: birth() }))).toBeUndefined();
  });

  it('offers both offsets of a night in which nobody knows which one it was, and reads the wanted one', () => {
    const place = { name: 'Paris', latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' };
    const person = customerInfo({
      birthDate: '1976-09-26',
      birthTime: '00:30',
      birth: birth({ place, utc: null, offsetSeconds: null, offsetBy: undefined }),
    });
    const offsets = readingOf(person)?.offsets;
    expect(offsets).toHaveLength(2);
    const wanted = offsets?.[1];
    expect(readingOf(person, wanted)?.offsetSeconds).toBe(wanted);
  });

  it('leaves open what two possible instants decide, until an expert reads one of them', () => {
    const place = { name: 'Paris', latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' };
    const person = customerInfo({
      birthDate: '1976-09-26',
      birthTime: '00:30',
      birth: birth({ place, utc: null, offsetSeconds: null, offsetBy: 'chosen' }),
    });
    const reading = readingOf(person);
    if (!reading) throw new Error('the birth was not read');
    expect(reading.range).toMatchObject({
      from: Date.parse('1976-09-25T22:30:00Z'),
      to: Date.parse('1976-09-25T23:30:00Z'),
    });
    const doubted = tableOf(westernSheet(reading, 'Placidus').sheet, 'positions');
    expect(doubted.Ascendant).toBeUndefined();
    expect(designSheet(reading).graph).toBeUndefined();
    const chosen = readingOf(person, reading.offsets[0]);
    if (!chosen) throw new Error('the birth was not read');
    expect(tableOf(westernSheet(chosen, 'Placidus').sheet, 'positions').Ascendant).toBeDefined();
  });
});

describe('the copied text', () => {
  test('has the head, the conventions, every table and what is certain', () => {
    const { sheet } = westernSheet(read(), 'Placidus');
    const lines = sheetLines(sheet, ['Commande 7fff7456']).map(plain);
    expect(lines[0]).toBe('Commande 7fff7456');
    expect(lines).toContain('Soleil : Bélier exaltation, 26°36′, XII');
    expect(lines).toContain('Ascendant : Bélier, 28°28′');
    for (const { title } of sheet.tables) expect(lines).toContain(title);
    expect(lines.at(-1)).toContain('Non calculé : Chiron');
  });
});
