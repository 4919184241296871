import { shopName } from '#domain/merchant/contact.ts';
import { readingsInWords } from '#domain/texts/how-many.ts';

/** The words in the picture of a shared link, and its alternative text; the name of the app below its icon. */
export const shareTexts = {
  first: 'Une naissance,',
  second: `${readingsInWords} lectures.`,
  disciplines: ['Astrologie occidentale et chinoise,', 'numérologie, Human Design'],
  alt: `${shopName} : une naissance, ${readingsInWords} lectures. Carte gravée du ciel du jour.`,
  appName: 'Quatre Sagesses',
} as const;
