/** Notes in the margin: where they find room, and that none runs into the next. */
import { expect, test } from 'vitest';
import type { Block } from '#domain/report/document.ts';
import { measuredPages } from '#test/support/pages/measured.ts';
import { paperOf } from '#test/support/printed-report.ts';
import { written } from '#test/support/written-report.ts';

const sentence = 'Vous êtes née quand la nuit finissait. ';
const words = (sentences: number, ...proof: string[]): Block => ({
  kind: 'paragraph',
  runs: [sentence.repeat(sentences)],
  ...(proof.length > 0 && { proof }),
});

/** Millimetres from each line of the chapter to the next, without its title and the lines beside its large letter. */
const stepsOf = async (...blocks: Block[]): Promise<number[]> => {
  const chapter = { ...{ id: 'lune', kind: 'chapter' as const, title: 'La Lune', second: '' }, blocks };
  const { pdf } = paperOf({ ...written, sections: [chapter] });
  const lines = (await measuredPages(pdf)).find(({ title }) => title === 'La Lune')?.lines ?? [];
  return lines
    .slice(4)
    .map((line, at, all) => line - (all[at - 1] ?? line))
    .slice(1);
};
/** Millimetres of a line of fifteen points, with what the measuring rounds. */
const line = 5.4;

test('a note that is taller than its paragraph leaves no hole before one that has no note', async () => {
  const steps = await stepsOf(words(8), words(1, 'positions/Lune'), words(6), words(3, 'positions/Vénus'));
  expect(steps.length).toBeGreaterThan(8);
  expect(Math.max(...steps)).toBeLessThan(line);
});

test.each([
  ['one with a note of its own', [words(1, 'positions/Vénus'), words(6)]],
  ['one that is too short for it, and another note', [words(1), words(3, 'positions/Vénus')]],
] as const)('it keeps its room before %s', async (_what, after) => {
  const steps = await stepsOf(words(8), words(1, 'positions/Lune'), ...after);
  expect(Math.max(...steps)).toBeGreaterThan(line);
});
