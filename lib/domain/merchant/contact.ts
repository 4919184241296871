/** Merchant content (`../merchant.ts`) that every page loads, in its own module so that it imports nothing else. */
export const shopName = 'Les Quatre Sagesses';
/** «des Quatre Sagesses» */
export const ofShop = shopName.replace(/^Les /, 'des ');
/** «aux Quatre Sagesses» */
export const toShop = shopName.replace(/^Les /, 'aux ');
export const contact = {
  email: 'bonjour@lesquatresagesses.example',
  phone: '+262 262 00 00 00',
  /** Longest time to an answer by e-mail, in hours. */
  answerHours: 24,
  hours: 'du lundi au vendredi de 9 h à 18 h, samedi et dimanche de 10 h à 16 h (heure de Paris)',
} as const;
