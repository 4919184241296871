/**
 * Public holidays of the merchant's seat alone, MM-DD: the end of slavery at La Réunion (code du travail L3422-2). They
 * follow the address of `../merchant.ts`.
 */
export const seat: { readonly sample: boolean; readonly holidays: readonly string[] } = {
  sample: true,
  holidays: ['12-20'],
};
