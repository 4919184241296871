/** What the payment page and the bank statement say of an order. */
export const paymentTexts = {
  lineDescription: 'Consultation personnalisée, rapport PDF',
  orderLabel: 'Commande',
} as const;
