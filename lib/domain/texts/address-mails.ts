import { merchant } from '../merchant.ts';
import { validationMailTexts } from './mails.ts';
import { fr } from './typography.ts';

/** The mail to the former address of an account. */
export const addressChangedTexts = {
  subject: fr("L'adresse e-mail de votre compte a changé"),
  preheader: fr('Si ce changement ne vient pas de vous, prévenez-nous.'),
  changed: (date: string): string =>
    fr(`L'adresse e-mail de votre compte ${merchant.shopName} a été changée le ${date}.`),
  effect: fr(
    "Nos messages partent désormais à la nouvelle adresse, et c'est avec elle que l'on se connecte à ce compte. Les liens de validation et de mot de passe envoyés ici ne fonctionnent plus.",
  ),
  notMe: validationMailTexts.notMe,
  undo: (hours: number): string =>
    fr(
      `Pendant ${hours} heures, le lien ci-dessous annule ce changement : vous choisissez un nouveau mot de passe, cette adresse redevient celle du compte et toutes les autres connexions prennent fin aussitôt.`,
    ),
  undoAction: 'Annuler le changement',
  tell: fr("Si vous n'avez pas demandé ce changement, prévenez-nous sans attendre, à"),
  call: fr('ou au'),
} as const;
