import { expect, test } from 'vitest';
import { written } from '#test/support/written-report.ts';
import { caretPage, oneAtATime, upTo } from '#web/pages/atelier/desk/preview.ts';

test('the report up to the caret ends with its block', () => {
  const cut = upTo(written, 'lune', 2);
  expect(cut.sections.map(({ id }) => id)).toEqual(['lettre', 'ciel', 'lune']);
  expect(cut.sections.at(-1)?.blocks).toEqual(written.sections.at(-1)?.blocks.slice(0, 2));
  expect(upTo(written, 'lettre', 9).sections).toEqual(written.sections.slice(0, 1));
});

test('the page of the caret is the last before the colophon', () => {
  expect([caretPage(9), caretPage(1)]).toEqual([8, 1]);
});

test('previews run one after the other, and wishes meanwhile are one', async () => {
  const ends: (() => void)[] = [];
  const run = oneAtATime(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  );
  const first = run();
  void run();
  void run();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await first;
  expect(ends).toHaveLength(2);
});
