/** The merchant's VAT scheme: each paper prints `mention`. */
export type VatScheme =
  | { readonly liable: false; readonly mention: string }
  /** `rate` in percent; `mention` then names the VAT number. */
  | { readonly liable: true; readonly mention: string; readonly rate: number };

/** Splits a price with tax (cents); without VAT all of it is net. */
export const splitVat = (gross: number, scheme: VatScheme): { net: number; tax: number } => {
  const net = scheme.liable ? Math.round((gross * 100) / (100 + scheme.rate)) : gross;
  return { net, tax: gross - net };
};
