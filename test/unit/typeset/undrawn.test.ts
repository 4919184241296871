/** A report without a chart, in the colour that no single consultation has today. */
import { expect, test } from 'vitest';
import { reportChart } from '#lib/dossier/drawn.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { drawingsOf } from '#lib/typeset/drawings.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { composedOf } from '#lib/typeset/report-paper.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import { keyFor } from '#test/support/keys.ts';
import { reader, written } from '#test/support/written-report.ts';

const typesetter = createTypesetter(typesetterFiles());

test.each(['screen', 'print'] as const)('is typeset for the %s', (edition) => {
  const drawn = reportChart(drawnOf, keyFor.pack, reader, {}, '2026-11-24');
  if (!drawn) throw new Error('A report without a chart needs none.');
  const [letter] = written.sections;
  const { report } = composedOf({
    ...{ document: { ...written, sections: letter ? [letter] : [] }, drawn, person: reader },
    author: { name: 'Jeanne Maillot', role: 'Tarot' },
    ...{ version: 1, date: '2026-11-24', code: '', withdrawalDays: 14 },
  });
  const drawings = drawingsOf(drawn, 'gilt', { code: '', edition, author: '' });
  expect(drawings).toMatchObject({ cover: '', coverWidth: 0, figures: [] });
  const { pdf, off } = typesetter.typeset({ ...report, accent: 'gilt' }, drawings, edition);
  expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
  expect(off).toEqual([]);
});
