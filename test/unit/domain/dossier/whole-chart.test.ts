/** What the whole chart adds to positions and houses, against other programs and by its rules. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fortuneOf, isDayAt } from '#domain/charts/fortune.ts';
import { aspectOrbs, minorOrbs, pointOrb } from '#domain/charts/orbs.ts';
import { westernChart } from '#domain/charts/western.ts';
import { aspectGridOf } from '#domain/dossier/aspect-grid.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import type { Reading } from '#domain/dossier/reading.ts';
import type { SheetTable } from '#domain/dossier/sheet.ts';
import { signNameAt } from '#domain/dossier/western-names.ts';
import { aspectNameOf } from '#domain/dossier/western-points.ts';
import { westernSheet } from '#domain/dossier/western-sheet.ts';
import { wholeTables } from '#domain/dossier/western-whole.ts';
import { halfTurn } from '#domain/guidance/sky/positions.ts';
import { bodyNames } from '#domain/guidance/words/names.ts';
import { figureWords } from '#domain/report/figure-words.ts';
import { degreeText } from '#domain/texts/dossier.ts';
import { aspectGridScene } from '#lib/drawings/charts/aspect-grid.ts';
import other from '#test/support/births/kerykeion.json' with { type: 'json' };
import sky from '#test/support/births/swiss-ephemeris.json' with { type: 'json' };
import swiss from '#test/support/births/swiss-houses.json' with { type: 'json' };
import { plain } from '#test/support/dossier-sheets.ts';

const minute = 60_000;

/** The birth of an instant, known to so many minutes. */
const readingAt = (utc: string, latitude: number, longitude: number, margin = 0): Reading => {
  const at = Date.parse(utc);
  return {
    birth: { utc, local: utc.slice(0, 19), latitude, longitude },
    range: { from: at - margin * minute, at, to: at + margin * minute },
    hasMinute: true,
    hasPoint: true,
    offsetSeconds: 0,
    offsets: [0],
  };
};

const tablesOf = (reading: Reading, shown: Conventions = {}): SheetTable[] =>
  wholeTables(reading, westernSheet(reading, 'Placidus', shown), shown);
/** The rows of a table as lines, without notes. */
const linesOf = (tables: readonly SheetTable[], id: string): string[] =>
  (tables.find((table) => table.id === id)?.rows ?? []).map((row) =>
    plain(row.map(({ text }) => text).join(' ')),
  );

const placeRow = z.tuple([z.string(), z.number(), z.number()], z.unknown());
const births = sky.rows.map((row) => z.parse(placeRow, row));

describe('aspects to the axes and nodes, and minor ones', () => {
  const aspectSchema = z.tuple([z.string(), z.string(), z.number(), z.number()]);
  const theirs = new Map(
    other.rows.map((row) => {
      const [utc, aspects] = z.parse(z.tuple([z.string(), z.array(aspectSchema)]), row);
      return [utc, aspects];
    }),
  );
  const points = {
    Ascendant: ['à l’Ascendant', 'au Descendant'],
    Midheaven: ['au Milieu du ciel', 'au Fond du ciel'],
    Node: ['au Nœud nord', 'au Nœud sud'],
  } as const;
  const names = new Map(Object.entries(bodyNames));
  const bodyOf = (name: string): string => names.get(name.toLowerCase()) ?? name;
  const pointOf = (name: string) => Object.entries(points).find(([key]) => key === name)?.[1];

  /** A row as the dossier writes it, and the largest orb that the shop gives it. */
  const written = ([planet, to, angle, orb]: z.infer<typeof aspectSchema>) => {
    const [near, far] = pointOf(to) ?? [];
    const isFar = far !== undefined && angle === 180;
    const what = near === undefined ? `et ${bodyOf(to)}` : isFar ? far : near;
    const [, limit = 0] = [...aspectOrbs, ...minorOrbs].find(([one]) => one === angle) ?? [];
    return {
      row: `${aspectNameOf(isFar ? 0 : angle)} ${bodyOf(planet)} ${what}`,
      orb,
      limit: near === undefined ? limit : Math.min(limit, pointOrb),
    };
  };
  const minutes = (line: string): number => {
    const [, degrees = '', rest = ''] = /(\d+)°(\d+)′$/u.exec(line) ?? [];
    return Number(degrees) * 60 + Number(rest);
  };

  test('are those of Kerykeion at 40 births, to two minutes of arc', () => {
    const compared = births.flatMap(([utc, latitude, longitude]) => {
      const aspects = theirs.get(utc);
      if (!aspects) return [];
      const tables = tablesOf(readingAt(utc, latitude, longitude), { aspects: 'minor' });
      const mine = new Map(
        [...linesOf(tables, 'angles'), ...linesOf(tables, 'mineurs')].map((line) => [
          line.replace(/ \d+°\d+′$/u, ''),
          minutes(line),
        ]),
      );
      const known = aspects.map(written);
      const sure = known.filter(({ orb, limit }) => orb < limit - 0.02);
      expect([...mine.keys()].filter((row) => known.every((one) => one.row !== row))).toEqual([]);
      expect(sure.map(({ row }) => row).filter((row) => !mine.has(row))).toEqual([]);
      for (const { row, orb } of sure) expect(Math.abs((mine.get(row) ?? 0) - orb * 60)).toBeLessThan(2);
      return sure;
    });
    expect(compared.length).toBeGreaterThan(300);
    expect(compared.some(({ row }) => row.startsWith('Conjonction Neptune au Descendant'))).toBe(true);
  });
});

describe('the other points', () => {
  const theirs = new Map(
    swiss.rows.map((row) => {
      const [utc, , , , time, longitude] = z.parse(z.array(z.unknown()), row);
      return [z.parse(z.string(), utc), { time, longitude: z.parse(z.number(), longitude) }];
    }),
  );

  test('have the part of fortune of the Swiss Ephemeris at 120 births, by day and by night', () => {
    for (const [utc, latitude, longitude] of births) {
      const at = new Date(utc);
      const isDay = isDayAt(at, latitude, longitude);
      const { time, longitude: fortune = Number.NaN } = theirs.get(utc) ?? {};
      expect(isDay ? 'day' : 'night', utc).toBe(time);
      const mine = fortuneOf(westernChart(at, latitude, longitude), isDay);
      expect(Math.abs(halfTurn(mine - fortune)) * 60, utc).toBeLessThan(1.5);
    }
  });

  test('are opposite the axes and the node, and name the formula of day or night', () => {
    const dawn = readingAt('1991-04-17T04:42:00Z', 48.85, 2.35);
    const [descendant, , node, fortune] = linesOf(tablesOf(dawn), 'points');
    const { ascendant, points } = westernSheet(dawn, 'Placidus').charts.at;
    expect(descendant).toBe(`Descendant ${signNameAt(ascendant + 180)} ${degreeText(ascendant + 180)} –`);
    expect(node).toContain(`Nœud sud ${signNameAt(points.TrueNode + 180)} ${degreeText(points.TrueNode)}`);
    expect(fortune).toMatch(/^Part de Fortune /);
    const note = (reading: Reading) =>
      tablesOf(reading)
        .find(({ id }) => id === 'points')
        ?.rows.flat()
        .flatMap((cell) => (cell.note === undefined ? [] : plain(cell.note)));
    expect(note(dawn)).toEqual(['de nuit : Ascendant + Soleil − Lune']);
    expect(note(readingAt('1991-04-17T10:42:00Z', 48.85, 2.35))).toEqual([
      'de jour : Ascendant + Lune − Soleil',
    ]);
    // Around sunrise nobody knows which formula holds.
    expect(note(readingAt('1991-04-17T05:05:00Z', 48.85, 2.35, 30))).toEqual([]);
  });
});

describe('the grid', () => {
  const reading = readingAt('1991-04-17T04:42:00Z', 48.85, 2.35);

  test('has the aspects of the tables, each below the stairs', () => {
    const shown = { aspects: 'minor' } as const;
    const { points, cells } = aspectGridOf(reading, westernSheet(reading, 'Placidus', shown), shown);
    expect(points.slice(10)).toEqual([{ key: 'northNode' }, { text: 'MC' }, { text: 'AS' }]);
    const rows = ['aspects', 'angles', 'mineurs'].flatMap((id) =>
      linesOf([...westernSheet(reading, 'Placidus').sheet.tables, ...tablesOf(reading, shown)], id),
    );
    expect(cells).toHaveLength(rows.length);
    for (const { row, column } of cells) expect(row).toBeGreaterThan(column);
    expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(cells.length);
    const orbs = cells.map(({ orb }) => orb);
    expect(orbs.toSorted()).toEqual(rows.map((row) => row.replace(/^.* (\d+°)\d+′$/u, '$1')).toSorted());
  });

  test('draws a sign for each point and each cell, and an orb where there is room', () => {
    const grid = aspectGridOf(reading, westernSheet(reading, 'Placidus'), {});
    const shapes = (width: 'wide' | 'narrow') => {
      const all = aspectGridScene(grid, width).shapes;
      return [all.filter(({ kind }) => kind === 'glyph'), all.filter(({ kind }) => kind === 'text')];
    };
    expect(shapes('wide').map(({ length }) => length)).toEqual([
      11 + grid.cells.length,
      2 + grid.cells.length,
    ]);
    expect(shapes('narrow').map(({ length }) => length)).toEqual([11 + grid.cells.length, 2]);
  });

  test('is said in words by the tables of aspects, where the year has no drawing too', () => {
    const tables = [...westernSheet(reading, 'Placidus').sheet.tables, ...tablesOf(reading)];
    const words = figureWords('western', tables, 1).map(plain);
    expect(words.some((line) => line.startsWith('Trigone : Vénus et Saturne'))).toBe(true);
    expect(words.some((line) => line.includes('au Nœud'))).toBe(true);
  });
});

describe('what the hour leaves open', () => {
  const [utc, latitude, longitude] = ['1991-04-17T04:42:00Z', 48.85, 2.35] as const;

  test('an axis that turns away within the minutes of doubt makes no aspect', () => {
    const sure = linesOf(tablesOf(readingAt(utc, latitude, longitude)), 'angles');
    const doubted = linesOf(tablesOf(readingAt(utc, latitude, longitude, 60)), 'angles');
    const toAxes = (lines: readonly string[]) => lines.filter((line) => !line.includes('Nœud'));
    expect(toAxes(sure).length).toBeGreaterThan(1);
    expect(toAxes(doubted).length).toBeLessThan(toAxes(sure).length);
    expect(doubted.length).toBeGreaterThan(0);
  });

  test('without an hour there are no axes, and the nodes have what holds all day', () => {
    const reading = { ...readingAt(utc, latitude, longitude, 720), hasMinute: false };
    const tables = tablesOf(reading, { aspects: 'minor' });
    expect(linesOf(tables, 'points').map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'Nœud sud',
    ]);
    expect(tables.find(({ id }) => id === 'angles')?.title).toBe('Aspects aux nœuds');
    const rows = linesOf(tables, 'angles');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/au Nœud (nord|sud) –$/);
  });

  test('minor aspects are shown where they are chosen, and orbs reach as far as chosen', () => {
    const reading = readingAt(utc, latitude, longitude);
    const by = (shown: Conventions) => tablesOf(reading, shown);
    expect(linesOf(by({}), 'mineurs')).toEqual([]);
    expect(linesOf(by({ aspects: 'minor' }), 'mineurs').length).toBeGreaterThan(0);
    const counts = (['narrow', 'usual', 'wide'] as const).map(
      (orbs) => linesOf(by({ orbs, aspects: 'minor' }), 'angles').length,
    );
    expect(counts).toEqual(counts.toSorted((left, right) => left - right));
    expect(counts[0]).toBeLessThan(counts[2] ?? 0);
    const aspects = (orbs: 'narrow' | 'wide') => {
      const { sheet } = westernSheet(reading, 'Placidus', { orbs });
      return { count: linesOf(sheet.tables, 'aspects').length, caption: plain(sheet.caption) };
    };
    expect(aspects('narrow').count).toBeLessThan(aspects('wide').count);
    expect(aspects('narrow').caption).toContain('Orbes resserrés d’un quart.');
  });
});
