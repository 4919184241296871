import { fr } from '#domain/texts/typography.ts';

/** Around the number, which is a link. */
export const helpLineTexts = {
  before: 'Si vos pensées deviennent trop lourdes, appelez le ',
  number: '3114',
  after: fr(' : gratuit, confidentiel, jour et nuit. Une consultation ne remplace pas un soin.'),
} as const;
