import { expect, it, test } from 'vitest';
import { changesBetween, traceOf } from '#domain/report/changes.ts';
import type { ReportDocument } from '#domain/report/document.ts';
import { readable } from '#test/support/readable.ts';
import { written } from '#test/support/written-report.ts';

const traceWith = (change: (document: ReportDocument) => void) => {
  const document = structuredClone(written);
  change(document);
  return traceOf(readable(document).report);
};
const before = traceWith(() => undefined);
const moon = 'La Lune en Taureau, ou la durée';

test('a trace holds titles and no text', () => {
  const stored = JSON.stringify(before);
  expect(stored).toContain(moon);
  expect(stored).not.toContain('Commencer vous est donné');
});

it('finds no change between equal versions', () => {
  expect(
    changesBetween(
      before,
      traceWith(() => undefined),
    ),
  ).toEqual([]);
});

it('counts the passages of a chapter that were rewritten, added or taken out', () => {
  const after = traceWith(({ sections: [, , chapter] }) => {
    chapter?.blocks.splice(1, 1);
    chapter?.blocks.push(
      { kind: 'paragraph', runs: ['Un ajout.'] },
      { kind: 'paragraph', runs: ['Un autre.'] },
    );
  });
  expect(changesBetween(before, after)).toEqual([{ kind: 'changed', name: moon, passages: 2 }]);
});

it('names new and removed chapters in the order of the new version', () => {
  const after = traceWith((document) => {
    document.sections.splice(1, 1);
    document.sections.push({ id: 'fin', kind: 'chapter', title: 'Pour finir', second: '', blocks: [] });
  });
  expect(changesBetween(before, after)).toEqual([
    { kind: 'added', name: 'Pour finir' },
    { kind: 'removed', name: 'Votre ciel de naissance' },
  ]);
});
