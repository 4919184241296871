import { atPlace } from '#content/shop.ts';
import { fr } from '#domain/texts/typography.ts';

const missing = fr("Une de ses sept étoiles n'est pas là.");

/** The caption of the sky on pages that have nothing to show. */
export const hourSkyTexts = {
  still: `La Grande Ourse. ${missing}`,
  at: (time: string) => `La Grande Ourse ${atPlace}, à ${time}. ${missing}`,
} as const;
