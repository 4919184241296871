import * as z from 'zod/mini';

/**
 * The merchant's VAT scheme: each paper prints `mention`. `rate` in percent; `mention` then names the VAT number. `onDebits`:
 * the merchant has chosen to pay the VAT when it bills, which each paper says from September 2027 (docs/accounting.md).
 */
export const vatSchema = z.union([
  z.object({ liable: z.literal(false), mention: z.string() }),
  z.object({
    liable: z.literal(true),
    mention: z.string(),
    rate: z.number(),
    onDebits: z.optional(z.boolean()),
  }),
]);
export type VatScheme = z.infer<typeof vatSchema>;

const onDebits = 'option pour le paiement de la taxe d’après les débits';

/** What a paper says of the VAT. */
export const vatMention = (scheme: VatScheme): string =>
  scheme.liable && scheme.onDebits ? `${scheme.mention} ; ${onDebits}` : scheme.mention;

/** Splits a price with tax (cents); without VAT all of it is net. */
export const splitVat = (gross: number, scheme: VatScheme): { net: number; tax: number } => {
  const net = scheme.liable ? Math.round((gross * 100) / (100 + scheme.rate)) : gross;
  return { net, tax: gross - net };
};
