import { catalogue, type PaidKey } from '../catalogue.ts';
import { chartElements } from '../texts/chart-elements.ts';
import type { Sheet } from './sheet.ts';
import { type Values, valuesOf } from './values.ts';

/** An element of a chart as its owner reads it. */
export type ChartElement = {
  readonly name: string;
  readonly value: string;
  /** A drawn sign, by its name. */
  readonly glyph?: string;
  /** What it is, not what it means. */
  readonly what: string;
};

const valuesAt = (reference: string, { placements, texts }: Values): string[] => {
  const text = texts.get(reference) ?? placements.get(reference)?.facts.join(', ');
  return text === undefined ? [] : [text];
};

/** The elements that the birth gives; one that needs an unknown hour is left out. */
export const elementsOf = (service: PaidKey, sheet: Sheet): ChartElement[] => {
  const { chart } = catalogue[service];
  if (!chart) return [];
  const values = valuesOf(sheet);
  return chartElements[chart].flatMap(({ name, from, what }) => {
    const parts = from.flatMap((reference) => valuesAt(reference, values));
    if (parts.length < from.length) return [];
    const glyph = values.placements.get(from[0] ?? '')?.glyphs[0];
    return [{ name, value: parts.join(' '), ...(glyph !== undefined && { glyph }), what }];
  });
};
