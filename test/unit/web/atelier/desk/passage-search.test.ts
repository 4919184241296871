import { expect, test } from 'vitest';
import { maxPassages, type Passage } from '#domain/report/passage.ts';
import { keyFor } from '#test/support/keys.ts';
import { dossierOf as drawnDossier } from '#test/support/written-report.ts';
import { dossierOf } from '#web/pages/atelier/desk/dossier.ts';
import { passagesFor } from '#web/pages/atelier/desk/passage-search.ts';
import { seededPassages } from '../../../../../bin/local/seeded-passages.ts';

const dossier = dossierOf(drawnDossier());
const seeded = seededPassages(keyFor.western).map(([, passage]) => passage);

/** As many as an expert may keep. */
const all = (): Passage[] =>
  Array.from({ length: maxPassages / seeded.length }, (_, round) =>
    seeded.map((passage, index) => ({
      ...{ ...passage, title: `${passage.title} ${round}`, id: `p-${round}-${index}` },
      at: '2026-11-25T08:00:00.000Z',
    })),
  ).flat();

test('as many passages as an expert may keep are sought at each key', () => {
  const passages = all();
  expect(passages).toHaveLength(maxPassages);
  const timeOf = (sought: string): number => {
    const start = performance.now();
    expect(passagesFor(passages, dossier, sought).length).toBeGreaterThan(0);
    return performance.now() - start;
  };
  const unread = timeOf('l');
  const keys = ['lu', 'lun', 'lune', 'lune t', 'lune taureau'].map(timeOf);
  const slowest = Math.max(...keys);
  console.info(
    `${passages.length} passages: ${unread.toFixed(0)} ms unread, then ${slowest.toFixed(1)} ms a key`,
  );
  // Wanted are 100 ms; a busy machine is no fault of the search, one that reads all texts at each key is.
  expect(slowest).toBeLessThan(1000);
});

test('a passage is found by its ties, too', () => {
  const [moon] = all().filter(({ placements }) => placements.some(({ text }) => text === 'Taureau'));
  if (!moon) throw new Error('No seeded passage is tied to Taureau.');
  expect(passagesFor([{ ...moon, title: 'Sans nom', blocks: [] }], dossier, 'lune taureau')).toHaveLength(1);
});
