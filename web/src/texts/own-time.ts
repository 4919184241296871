import { fr } from '#domain/texts/typography.ts';

/** Follows an hour that differs from that of the shop. */
export const ownTimeText = (moment: string): string => fr(`${moment} (votre heure locale)`);
