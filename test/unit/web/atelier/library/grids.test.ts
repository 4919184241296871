import { describe, expect, it, test } from 'vitest';
import { catalogue, disciplines } from '#domain/catalogue.ts';
import { newPassageSchema } from '#domain/report/passage.ts';
import { birth, customerInfo } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { dossierOf as drawnDossier } from '#test/support/written-report.ts';
import { dossierOf, says, unknownHour } from '#web/pages/atelier/desk/dossier.ts';
import { tiesOf } from '#web/pages/atelier/desk/passages.ts';
import { gridsOf, tieKey } from '#web/pages/atelier/library/grids.ts';
import { seededPassages } from '../../../../../bin/local/seeded-passages.ts';

const withHour = (service: (typeof disciplines)[number]) => dossierOf(drawnDossier(service));

/** Grids where a dossier says exactly one cell of each row, of each column, or of the whole. */
const onePer: Readonly<Record<string, 'row' | 'column' | 'grid'>> = {
  ...{ signes: 'row', maisons: 'row', pointes: 'row', nombres: 'row', cycles: 'row', inclusion: 'row' },
  ...{ elements: 'row', centres: 'row', troncs: 'column', branches: 'column', animaux: 'column' },
  ...{ phase: 'grid', maitre: 'grid', type: 'grid', autorite: 'grid', profil: 'grid', definition: 'grid' },
};

describe.each(disciplines)('the grids of %s', (service) => {
  const grids = gridsOf(catalogue[service].chart);
  const dossier = withHour(service);

  it('speak as the dossier does: one cell where a birth has one', () => {
    for (const { id, rows, columns, tieAt } of grids) {
      const isSaid = (row: string, column: string) => {
        const { reference, text } = tieAt(row, column);
        return says(dossier, reference, text);
      };
      const ofRows = rows.map((row) => columns.filter((column) => isSaid(row, column)).length);
      const ofColumns = columns.map((column) => rows.filter((row) => isSaid(row, column)).length);
      if (onePer[id] === 'row') expect([id, ofRows]).toEqual([id, rows.map(() => 1)]);
      if (onePer[id] === 'column') expect([id, ofColumns]).toEqual([id, columns.map(() => 1)]);
      if (onePer[id] === 'grid') expect([id, ofColumns]).toEqual([id, [1]]);
    }
  });

  it('have ties that a passage may have, each once', () => {
    const ties = grids.flatMap(({ rows, columns, tieAt }) =>
      rows.flatMap((row) => columns.map((column) => tieAt(row, column))),
    );
    expect(new Set(ties.map(tieKey)).size).toBe(ties.length);
    const passage = { title: 'Un', service, blocks: [{ kind: 'paragraph', runs: ['Un.'] }] };
    const refused = ties.filter(
      (tie) => !newPassageSchema.safeParse({ ...passage, placements: [tie] }).success,
    );
    expect(refused).toEqual([]);
  });

  it('hold what the seeded experts tied their passages to', () => {
    const keys = new Set(
      grids.flatMap(({ rows, columns, tieAt }) =>
        rows.flatMap((row) => columns.map((column) => tieKey(tieAt(row, column)))),
      ),
    );
    const tied = seededPassages(service).flatMap(([, { placements }]) => placements.map(tieKey));
    expect(tied.length).toBeGreaterThan(0);
    expect(tied.filter((key) => !keys.has(key))).toEqual([]);
  });
});

test('aspects, channels and gates are those of the dossier', () => {
  const saidIn = (service: (typeof disciplines)[number], id: string) => {
    const dossier = withHour(service);
    const grid = gridsOf(catalogue[service].chart).find((one) => one.id === id);
    const ties = grid?.rows.flatMap((row) => grid.columns.map((column) => grid.tieAt(row, column))) ?? [];
    return ties.filter(({ reference, text }) => says(dossier, reference, text)).length;
  };
  const rowsOf = (service: (typeof disciplines)[number], table: string) =>
    [...withHour(service).values.placements.keys()].filter((key) => key.startsWith(`${table}/`)).length;
  expect(saidIn(keyFor.western, 'aspects')).toBe(rowsOf(keyFor.western, 'aspects'));
  expect(saidIn(keyFor.design, 'canaux')).toBe(rowsOf(keyFor.design, 'canaux'));
  const { texts } = withHour(keyFor.design).values;
  const gates = [...texts].flatMap(([key, text]) => (/Portes actives$/.test(key) ? text.split(', ') : []));
  expect(saidIn(keyFor.design, 'portes')).toBe(gates.length);
  expect(gates.length).toBeGreaterThan(5);
});

test('a tie may name a dignity, a retrograde body, and an hour that nobody knows', () => {
  const western = withHour(keyFor.western);
  expect(says(western, 'positions/Soleil/Signe', 'exaltation')).toBe(true);
  expect(says(western, 'positions/Soleil/Signe', 'chute')).toBe(false);
  expect(says(western, 'positions/Mars/Degré', 'R')).toBe(false);
  expect(says(western, 'positions/Pluton/Degré', 'R')).toBe(true);
  const { offsetBy: _, ...instantless } = birth({ precision: 'unknown', offsetSeconds: null, utc: null });
  const noHour = customerInfo({ birthTime: '', birth: instantless });
  for (const service of [keyFor.western, keyFor.chinese, keyFor.design]) {
    const hourless = dossierOf(drawnDossier(service, noHour));
    expect(says(hourless, unknownHour.reference, unknownHour.text)).toBe(true);
    expect(says(withHour(service), unknownHour.reference, unknownHour.text)).toBe(false);
  }
  expect(tiesOf({ placements: [{ reference: 'positions/Pluton/Degré', text: 'R' }, unknownHour] })).toBe(
    'Pluton rétrograde, Heure inconnue',
  );
});
