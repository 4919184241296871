/** How the owner stands to VAT: `mention` is the line that each paper of the shop carries. */
export type VatScheme =
  | { readonly liable: false; readonly mention: string }
  /** `rate` in percent; the mention then names the VAT number. */
  | { readonly liable: true; readonly mention: string; readonly rate: number };

/** What a price with tax (cents) is made of; without VAT all of it is net. */
export const splitVat = (gross: number, scheme: VatScheme): { net: number; tax: number } => {
  const net = scheme.liable ? Math.round((gross * 100) / (100 + scheme.rate)) : gross;
  return { net, tax: gross - net };
};
