/** The end of an account that was asked for, in the account. */
import { closingHours } from '#domain/links.ts';
import { fr } from '#domain/texts/typography.ts';

export const closingTexts = {
  title: 'Fermeture demandée',
  when: (date: string) => fr(`Votre compte sera effacé après le ${date}, dans l'heure qui suit.`),
  mailed: fr(
    `Un e-mail vous a donné un lien qui garde le compte pendant ${closingHours} heures. Un autre vous dira quand tout est effacé.`,
  ),
  keep: 'Garder mon compte',
  kept: 'Votre compte reste ouvert',
  keptDetail: fr("La fermeture est annulée, rien n'a été effacé."),
  failed: fr("Le compte n'a pas pu être gardé"),
  unexpected: fr("Une erreur inattendue s'est produite"),
  why: fr(
    `Vous n'en voulez plus ? Compte, naissances, rapports et messages sont effacés ${closingHours} heures après votre demande.`,
  ),
  close: 'Fermer mon compte',
} as const;
