import { shopName } from '#domain/merchant/contact.ts';

/** The words in the picture of a shared link, and its alternative text. */
export const shareTexts = {
  first: 'Une naissance,',
  second: 'quatre lectures.',
  disciplines: ['Astrologie occidentale et chinoise,', 'numérologie, Human Design'],
  alt: `${shopName} : une naissance, quatre lectures. Carte gravée du ciel du jour.`,
} as const;
