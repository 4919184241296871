import { merchant } from '../merchant.ts';
import { validationMailTexts } from './mails.ts';
import { fr } from './typography.ts';

/** The mail to an account whose password was changed by somebody who was signed in. */
export const passwordChangedTexts = {
  subject: 'Votre mot de passe a changé',
  preheader: fr('Si ce changement ne vient pas de vous, reprenez votre compte.'),
  changed: (date: string): string =>
    fr(`Le mot de passe de votre compte ${merchant.shopName} a été changé le ${date}.`),
  effect: fr("Toutes les connexions ouvertes auparavant ont pris fin. Si c'est vous, il n'y a rien à faire."),
  notMe: validationMailTexts.notMe,
  regain: fr(
    "Demandez aussitôt un lien à cette adresse : il remplace le mot de passe et met fin aux connexions de l'autre personne.",
  ),
  regainAction: 'Reprendre mon compte',
  tell: 'Écrivez-nous aussi, à',
  call: fr('ou appelez le'),
} as const;
