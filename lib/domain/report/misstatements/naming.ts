import type { Values } from '../../dossier/values.ts';
import type { Span } from './prose.ts';

/** What a sentence names of its chart. */
export type Naming = {
  /** The row of the dossier that tells of it, or the cell where a column does. */
  readonly reference: string;
  /** What it is in the drawing, by the names of the shapes. */
  readonly marks: readonly string[];
  /** Whether the row may stand beside it: the sentence says nothing else. */
  readonly isProof: boolean;
};

/** The same with its words; what weighs more says more. */
export type Found = Naming & { readonly span: Span; readonly weight: number };

/** An aspect says most, then a thing with its place, then a name alone. */
export const weights = { aspect: 3, placed: 2, named: 1 } as const;

/** A row that is named; nothing where the dossier has none of that name. */
export const rowNamed = (
  { placements }: Values,
  { reference, span, weight }: Pick<Found, 'reference' | 'span' | 'weight'>,
): Found[] => {
  const row = placements.get(reference);
  return row ? [{ reference, span, weight, marks: row.marks, isProof: true }] : [];
};
