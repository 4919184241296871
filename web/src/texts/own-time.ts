import { fr } from '#domain/texts/typography.ts';

/** After an hour that is another in Paris. */
export const ownTimeText = (moment: string): string => fr(`${moment} (votre heure locale)`);
