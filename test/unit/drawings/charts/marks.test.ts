/** What a margin note names is drawn: the names of the dossier's rows are those of the drawing's shapes. */
import { expect, it, test } from 'vitest';
import { disciplines } from '#domain/catalogue.ts';
import { valuesOf } from '#domain/dossier/values.ts';
import { dossierOf } from '#test/support/written-report.ts';

const namesIn = (service: (typeof disciplines)[number], width: 'wide' | 'narrow'): Set<string> =>
  new Set(dossierOf(service).figures.flatMap((figure) => figure[width].shapes.flatMap(({ of = [] }) => of)));

/** Of a conjunction no line is drawn; the two bodies stand beside each other. */
const isConjunction = (reference: string): boolean => reference.startsWith('aspects/Conjonction');

it.each(disciplines)('every mark of %s is in the drawings of both widths', (service) => {
  const { placements, cells } = valuesOf(dossierOf(service).sheet);
  const marked = [...placements, ...cells].filter(([, { marks }]) => marks.length > 0);
  expect(marked.length).toBeGreaterThan(10);
  for (const width of ['wide', 'narrow'] as const) {
    const names = namesIn(service, width);
    // A phone shows no gate that is not active, and no note names one.
    const lost = marked.flatMap(([reference, { marks }]) =>
      marks.filter((mark) => !names.has(mark) && !isConjunction(reference)),
    );
    expect(lost, width).toEqual([]);
  }
});

test('the Moon’s note lights her glyph, her sign and her house, and nothing else', () => {
  const { sheet, figures } = dossierOf();
  const marks = valuesOf(sheet).placements.get('positions/Lune')?.marks ?? [];
  expect(marks).toEqual(['moon', 'taurus', 'house I']);
  const lit = figures[0]?.wide.shapes.filter(({ of = [] }) => of.some((name) => marks.includes(name)));
  expect(lit?.map(({ pen }) => pen).sort()).toEqual(
    ['degree', 'gilt', 'giltFill', 'glyph', 'house', 'planet', 'zone', 'zone'].sort(),
  );
});

test('an aspect’s note lights both bodies and the line between them', () => {
  const { sheet, figures } = dossierOf();
  const marks = valuesOf(sheet).placements.get('aspects/Trigone Vénus et Saturne')?.marks ?? [];
  expect(marks).toEqual(['venus', 'saturn', 'venus saturn']);
  const lines = figures[0]?.wide.shapes.filter(({ of = [] }) => of.includes('venus saturn'));
  expect(lines?.map(({ pen }) => pen)).toEqual(['easyClose']);
});
