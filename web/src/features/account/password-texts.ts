/** The change of a signed-in customer's password (/compte); the new one is named as on the page of a forgotten one. */
import { fr } from '#domain/texts/typography.ts';
import { resetTexts } from '#web/texts/reset.ts';

export const passwordTexts = {
  change: 'Changer mon mot de passe',
  intro: fr(
    'Le nouveau mot de passe met fin à toutes les autres connexions ; ici, vous restez connecté. Un e-mail vous confirme le changement.',
  ),
  present: 'Mot de passe actuel',
  next: resetTexts.password,
  confirmation: resetTexts.confirmation,
  same: fr("C'est déjà votre mot de passe"),
  save: resetTexts.choose,
  cancel: 'Annuler',
  summary: resetTexts.summary,
  changed: resetTexts.changed,
  changedDetail: fr('Toutes les autres connexions ont pris fin.'),
  signInByHand: resetTexts.signInByHand,
  failed: fr("Le mot de passe n'a pas pu être changé"),
  unexpected: resetTexts.unexpected,
  forgotten: resetTexts.link,
} as const;
