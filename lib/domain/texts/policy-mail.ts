import { merchant } from '../merchant.ts';
import { closedMailTexts } from './closing-mails.ts';
import { fr } from './typography.ts';

/** The mail about an important change of the privacy policy. */
export const policyMailTexts = {
  subject: fr('Notre politique de confidentialité change'),
  preheader: (date: string): string => fr(`Ce qui change à partir du ${date}, et ce que vous pouvez faire.`),
  reason: (date: string): string =>
    fr(
      `Vous avez un compte ${merchant.shopName}. Notre politique de confidentialité change : sa nouvelle version s'applique à partir du ${date}.`,
    ),
  what: fr('Ce qui change'),
  action: fr('Lire la politique de confidentialité'),
  rights: fr('Vous n’avez rien à faire. Ce que vous pouvez faire de vos données est sur la page'),
  myData: fr('Mes données'),
  leave: fr('Si ce changement ne vous convient pas, vous pouvez'),
  close: fr('fermer votre compte'),
  leaveDetail: fr(' : la page dit d’abord ce qui est effacé et ce que la loi nous fait garder.'),
  once: fr('Nous vous écrivons une seule fois au sujet de ce changement.'),
  question: closedMailTexts.question,
} as const;
