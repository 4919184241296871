import { fr } from '#domain/texts/typography.ts';

/** Questions in the margin of a report, as the thread tells them. */
export const marginLineTexts = {
  asked: (who: string) => fr(`${who} : question en marge du rapport.`),
  you: 'Vous',
  answered: (name: string) => fr(`${name} a répondu en marge :`),
  quote: (quote: string) => fr(`« ${quote} »`),
} as const;
