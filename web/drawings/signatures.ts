import { signatureBox, signatures } from '#domain/merchant/signatures.ts';
import { signerId } from '#domain/merchant/signers.ts';
import { pens } from '#lib/drawings/pens.ts';
import { path, symbol } from '#lib/drawings/svg.ts';

/** The signature of each expert, by the expert's id. */
export const signatureSymbols = (): string[] =>
  signatures.map(({ of, outline }) =>
    symbol(signerId(of), `0 0 ${signatureBox.join(' ')}`, path(pens.glyph, outline)),
  );
