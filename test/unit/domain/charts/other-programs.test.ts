/** Charts of random births, computed by other programs; each file of data names its source. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { planetNames } from '#domain/charts/bodies.ts';
import { chineseChart } from '#domain/charts/chinese.ts';
import { anglesAt, housesOf } from '#domain/charts/houses.ts';
import { type ActivationName, humanDesignChart } from '#domain/charts/human-design.ts';
import { signsOf } from '#domain/charts/pillars.ts';
import { solarReturn } from '#domain/charts/solar-return.ts';
import { transitsOf } from '#domain/charts/transits.ts';
import { westernChart } from '#domain/charts/western.ts';
import { halfTurn } from '#domain/guidance/sky/positions.ts';
import pillars from '#test/support/births/lunar-python.json' with { type: 'json' };
import sky from '#test/support/births/swiss-ephemeris.json' with { type: 'json' };
import gates from '#test/support/births/swiss-gates.json' with { type: 'json' };
import systems from '#test/support/births/swiss-houses.json' with { type: 'json' };
import passages from '#test/support/births/swiss-transits.json' with { type: 'json' };

const numbers = z.array(z.number());
const skyRow = z.tuple([
  ...([z.string(), z.number(), z.number(), numbers, z.string(), numbers] as const),
  ...([z.number(), z.number(), numbers] as const),
]);
const pair = z.tuple([z.string(), z.string()]);
const pillarRow = z.tuple([z.string(), z.string(), z.string(), pair, pair]);
const systemRow = z.tuple([z.string(), numbers, numbers, numbers, z.enum(['day', 'night']), z.number()]);
const passage = z.tuple([z.string(), z.number(), z.number(), z.number()]);
const passagesRow = z.tuple([z.number(), z.number(), z.number(), z.array(passage), z.number()]);
const side = z.array(z.nullable(z.string()));
const gateRow = z.tuple([z.string(), side, side]);

const arcSeconds = (left: number, right = Number.NaN): number => Math.abs(halfTurn(left - right)) * 3600;
const furthest = (left: readonly number[], right: readonly number[]): number =>
  Math.max(...left.map((degrees, index) => arcSeconds(degrees, right[index])));

describe('the Swiss Ephemeris', () => {
  const rows = sky.rows.map((row) => z.parse(skyRow, row));

  test('has 120 births, a third of them beyond the polar circles', () => {
    expect(rows).toHaveLength(120);
    expect(rows.filter(([, latitude]) => Math.abs(latitude) > 66)).toHaveLength(36);
  });

  test('has the same planets within 20″, and the same retrograde ones', () => {
    for (const [utc, latitude, longitude, planets, directions] of rows) {
      const chart = westernChart(new Date(utc), latitude, longitude);
      const mine = planetNames.map((name) => chart.planets[name]);
      expect(
        furthest(
          mine.map((planet) => planet.longitude),
          planets,
        ),
        utc,
      ).toBeLessThan(20);
      expect(mine.map(({ retrograde }) => (retrograde ? 'R' : 'D')).join(''), utc).toBe(directions);
    }
  });

  test('has the same true node within 60″, the same mean node and Lilith within 1″', () => {
    for (const [utc, latitude, longitude, , , [trueNode = Number.NaN, ...means]] of rows) {
      const { TrueNode, MeanNode, MeanLilith } = westernChart(new Date(utc), latitude, longitude).points;
      expect(arcSeconds(TrueNode, trueNode), utc).toBeLessThan(60);
      expect(furthest([MeanNode, MeanLilith], means), utc).toBeLessThan(1);
    }
  });

  test('has the same angles and cusps within 5″, beyond the polar circles within 60″', () => {
    for (const [utc, latitude, longitude, , , , ascendant, midheaven, cusps] of rows) {
      const chart = westernChart(new Date(utc), latitude, longitude);
      const limit = Math.abs(latitude) < 66 ? 5 : 60;
      expect(chart.houseSystem, utc).toBe(limit === 5 ? 'Placidus' : 'Porphyry');
      const mine = [chart.ascendant, chart.midheaven, ...chart.cusps];
      expect(furthest(mine, [ascendant, midheaven, ...cusps]), `${utc} at ${latitude}`).toBeLessThan(limit);
    }
  });

  test('has the same transits, exact within two hours or 20″ of the planet, and the same returns of the Sun', () => {
    const years = passages.rows.map((row) => z.parse(passagesRow, row));
    expect(years.flatMap(([, , , theirs]) => theirs)).toHaveLength(144);
    for (const [longitude, from, to, theirs, back] of years) {
      const mine = transitsOf({ place: longitude }, { from, to });
      expect(mine.map(({ planet, angle }) => `${planet} ${angle}`)).toEqual(
        theirs.map(([planet, angle]) => `${planet} ${angle}`),
      );
      for (const [index, [planet, , exact, speed]] of theirs.entries()) {
        const away = Math.abs((mine[index]?.exact ?? Number.NaN) - exact);
        const arc = (away / 86_400_000) * speed * 3600;
        expect(
          away < 7_200_000 || arc < 20,
          `${planet}, ${new Date(exact).toISOString()}: ${away / 3_600_000} h`,
        ).toBe(true);
      }
      expect(Math.abs((solarReturn(longitude, from) ?? Number.NaN) - back)).toBeLessThan(600_000);
    }
  });

  const theirs = new Map(
    systems.rows.map((row) => z.parse(systemRow, row)).map(([utc, ...values]) => [utc, values]),
  );

  test('has the same cusps of Koch, Regiomontanus and Porphyry within 5″', () => {
    const mild = rows.filter(([, latitude]) => Math.abs(latitude) < 66);
    expect(mild).toHaveLength(84);
    for (const [utc, latitude, longitude] of mild) {
      const angles = anglesAt(new Date(utc), latitude, longitude);
      for (const [index, system] of (['Koch', 'Regiomontanus', 'Porphyry'] as const).entries()) {
        const { cusps, system: used } = housesOf(angles, latitude, system);
        const between = [10, 11, 1, 2].map((house) => cusps[house] ?? Number.NaN);
        expect(used).toBe(system);
        const [koch = [], regiomontanus = [], porphyry = []] = theirs.get(utc) ?? [];
        const wanted = [koch, regiomontanus, porphyry][index] ?? [];
        expect(furthest(between, wanted), `${system} ${utc} at ${latitude}`).toBeLessThan(5);
      }
    }
  });

  test('has the same gates and lines, away from their boundaries', () => {
    const order: readonly ActivationName[] = [
      ...(['Sun', 'Earth', 'NorthNode', 'SouthNode'] as const),
      ...planetNames.slice(1),
    ];
    const compared = gates.rows
      .map((row) => z.parse(gateRow, row))
      .flatMap(([utc, personality, design]) => {
        const chart = humanDesignChart(new Date(utc));
        const written = (activations: typeof chart.design, theirs: typeof design) =>
          order.map((name, index) => {
            const { gate, line } = activations[name];
            return theirs[index] === null
              ? undefined
              : [`${utc} ${name} ${gate}.${line}`, `${utc} ${name} ${theirs[index]}`];
          });
        return [...written(chart.personality, personality), ...written(chart.design, design)];
      })
      .flatMap((one) => (one ? [one] : []));
    expect(compared.length).toBeGreaterThan(1000);
    expect(compared.map(([mine]) => mine)).toEqual(compared.map(([, theirs]) => theirs));
  });
});

describe('lunar_python', () => {
  const beijing = 8 * 3_600_000;
  /** 120° east has the mean time of Beijing; only the wall clock is compared. */
  const meridian = 120;

  test.each(pillars.rows.map((row) => z.parse(pillarRow, row)))(
    'has the same pillars on %s',
    (local, year, month, early, late) => {
      const at = new Date(Date.parse(`${local}:00Z`) - beijing);
      const { clock, ...chart } = chineseChart(at, local, meridian);
      expect([signsOf(chart.year), signsOf(chart.month)]).toEqual([year, month]);
      expect([clock[23], clock[0]].map(({ day, hour }) => [signsOf(day), signsOf(hour)])).toEqual([
        early,
        late,
      ]);
    },
  );
});
