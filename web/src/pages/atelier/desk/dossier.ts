import { type Placement, type Values, valuesOf } from '#domain/dossier/values.ts';
import type { Drawn } from '#lib/dossier/drawn.ts';

/** What the text may take from the part's dossier. */
export type Dossier = Drawn & { readonly values: Values };

export const dossierOf = (drawn: Drawn): Dossier => ({ ...drawn, values: valuesOf(drawn.sheet) });

/** «positions/Lune» of «positions/Lune/Signe». */
const rowOf = (reference: string): string => reference.split('/').slice(0, 2).join('/');

export const placementOf = (dossier: Dossier | undefined, reference: string): Placement | undefined =>
  dossier?.values.placements.get(rowOf(reference));

/** Whether the dossier says this there; unknown until the dossier is computed. */
export const isKnownValue = (dossier: Dossier | undefined, reference: string, text: string): boolean =>
  dossier === undefined ||
  dossier.values.texts.get(reference) === text ||
  dossier.values.placements.get(reference)?.name === text;

/** The drawn sign of a value: of a named row or a degree, not of a word about it. */
export const glyphOfValue = (dossier: Dossier | undefined, reference: string, text: string) =>
  reference.split('/').length === 2 || text.includes('°')
    ? placementOf(dossier, reference)?.glyphs[0]
    : undefined;
