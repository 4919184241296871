/** The texts of an order on the payment page and the bank statement. */
export const paymentTexts = {
  lineDescription: 'Consultation personnalisée, rapport PDF',
  orderLabel: 'Commande',
} as const;
