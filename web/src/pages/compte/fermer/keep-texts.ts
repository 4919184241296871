/** /compte/fermer?token=…: the way back of the mail about a closing. */
import { closingHours } from '#domain/links.ts';
import { fr } from '#domain/texts/typography.ts';

export const keepTexts = {
  title: 'Garder mon compte',
  ask: fr(
    "La fermeture de votre compte est demandée. Ce bouton l'annule : rien n'est effacé, et tout reste comme avant.",
  ),
  keep: 'Garder mon compte',
  kept: 'Votre compte reste ouvert',
  keptDetail: fr(
    "La fermeture est annulée, rien n'a été effacé. Si elle n'avait pas été demandée par vous, choisissez un autre mot de passe.",
  ),
  password: 'Choisir un autre mot de passe',
  account: 'Accéder à mon compte',
  over: fr("Ce lien n'est plus valable"),
  overDetail: fr(
    `Il ne sert que pour la dernière demande, pendant ${closingHours} heures. Connectez-vous : tant que votre compte s’ouvre, il peut encore être gardé.`,
  ),
  failed: fr("Le compte n'a pas pu être gardé"),
  unexpected: fr("Une erreur inattendue s'est produite"),
} as const;
