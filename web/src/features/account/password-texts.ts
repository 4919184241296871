/** The change of a signed-in customer's password (/compte). */
import { fr } from '#domain/texts/typography.ts';

export const passwordTexts = {
  change: 'Changer mon mot de passe',
  intro: fr(
    'Le nouveau mot de passe met fin à toutes les autres connexions ; ici, vous restez connecté. Un e-mail vous confirme le changement.',
  ),
  present: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  confirmation: 'Confirmer le mot de passe',
  same: fr("C'est déjà votre mot de passe"),
  save: 'Enregistrer le mot de passe',
  cancel: 'Annuler',
  summary: 'À corriger avant de continuer',
  changed: 'Mot de passe modifié',
  changedDetail: fr('Toutes les autres connexions ont pris fin.'),
  signInByHand: 'Connectez-vous avec votre nouveau mot de passe.',
  failed: fr("Le mot de passe n'a pas pu être changé"),
  unexpected: fr("Une erreur inattendue s'est produite"),
  forgotten: fr('Mot de passe oublié ?'),
} as const;
