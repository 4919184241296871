import { formatAmount } from '../money.ts';
import { fr } from './typography.ts';

/** Reasons for refusing a withdrawal or a refund. */
export const withdrawalTexts = {
  numberFormat: fr('Le numéro de commande compte 8 caractères, par exemple a1b2c3d4.'),
  incomplete: fr("Indiquez le numéro de la commande et l'adresse e-mail de votre compte."),
  nameRequired: fr('Écrivez votre nom.'),
  nameUnreadable: fr('Retirez du nom le caractère illisible.'),
  servicesRequired: fr('Choisissez au moins une consultation.'),
  reasonRequired: fr('Écrivez le motif.'),
  tooLarge: (left: number): string =>
    fr(
      left > 0
        ? `Ce montant dépasse ce qui peut encore être remboursé : ${formatAmount(left)}.`
        : 'Cette commande est déjà remboursée en totalité.',
    ),
  owed: (cents: number): string =>
    fr(
      `Un remboursement de ${formatAmount(cents)} est déjà dû pour cette commande : réessayez-le dans « À traiter ».`,
    ),
} as const;
