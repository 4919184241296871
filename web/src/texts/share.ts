import { shopName } from '#domain/owner/contact.ts';

/** What the picture of a shared link says, and its words for who does not see it. */
export const shareTexts = {
  first: 'Une naissance,',
  second: 'quatre lectures.',
  disciplines: ['Astrologie occidentale et chinoise,', 'numérologie, Human Design'],
  alt: `${shopName} : une naissance, quatre lectures. Carte gravée du ciel du jour.`,
} as const;
