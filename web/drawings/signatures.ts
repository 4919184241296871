import { disciplines } from '#domain/catalogue.ts';
import { signatureBox, signatures } from '#domain/merchant/signatures.ts';
import { pens } from '#lib/drawings/pens.ts';
import { path, symbol } from '#lib/drawings/svg.ts';

/** The signature of each expert, by discipline. */
export const signatureSymbols = (): string[] =>
  disciplines.map((discipline) =>
    symbol(discipline, `0 0 ${signatureBox.join(' ')}`, path(pens.glyph, signatures[discipline].outline)),
  );
