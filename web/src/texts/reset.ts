import { resetLinkMinutes, undoLinkHours } from '#domain/links.ts';
import { shopName } from '#domain/merchant/contact.ts';
import { fr } from '#domain/texts/typography.ts';

/** /mot-de-passe asks for a link; /nouveau-mot-de-passe, its target, takes the new password. */
export const resetTexts = {
  link: fr('Mot de passe oublié ?'),
  askTitle: 'Mot de passe oublié',
  askIntro:
    'Indiquez l’adresse de votre compte. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  email: 'E-mail',
  ask: 'Recevoir le lien',
  askedTitle: 'Regardez votre boîte de réception',
  asked: (minutes: number): string =>
    `Si un compte existe à cette adresse, un lien vient d’y être envoyé. Il est valable ${minutes} minutes.`,
  askAgain: 'Essayer une autre adresse',
  chooseTitle: 'Nouveau mot de passe',
  chooseIntro: 'Il déconnectera tous les appareils de votre compte, puis vous serez connecté ici.',
  undoTitle: 'Reprendre votre adresse',
  undoTab: `Reprendre votre adresse — ${shopName}`,
  undoIntro:
    'Choisissez un nouveau mot de passe. L’adresse à laquelle vous avez reçu ce lien redevient celle de votre compte et toutes les autres connexions prennent fin. Vous serez ensuite connecté ici.',
  undo: 'Reprendre mon adresse',
  undone: 'Votre adresse est de nouveau celle de votre compte',
  support: 'Écrire au support',
  invitationTitle: fr("Votre accès à l'atelier"),
  invitationTab: fr(`Votre accès à l'atelier — ${shopName}`),
  invitationIntro: fr(
    "Choisissez le mot de passe de votre accès à l'atelier. Il remplace celui que vous auriez déjà sur le site et met fin à vos autres connexions ; vous serez ensuite connecté ici.",
  ),
  accept: fr("Entrer dans l'atelier"),
  accepted: 'Votre accès est ouvert',
  expired: 'Ce lien a expiré',
  /** Shown when the device's clock is ahead. */
  tryAnyway: 'Essayer ce lien quand même',
  /** Follows «Ce lien a expiré» or «Ce lien est expiré ou invalide.», by the kind of link. */
  dead: {
    reset: fr(
      `Un lien ne sert qu'une fois, pendant ${resetLinkMinutes} minutes. Demandez-en un nouveau : il vous parvient aussitôt.`,
    ),
    undo: fr(
      `Un lien ne sert qu'une fois, pendant ${undoLinkHours} heures. Écrivez-nous : nous vous aiderons à retrouver votre compte.`,
    ),
    invitation: fr("Demandez à l'administration de vous envoyer une nouvelle invitation."),
  },
  password: 'Nouveau mot de passe',
  confirmation: 'Confirmer le mot de passe',
  choose: 'Enregistrer le mot de passe',
  summary: 'À corriger avant de continuer',
  changed: 'Mot de passe modifié',
  signInByHand: 'Connectez-vous avec votre nouveau mot de passe.',
  failed: 'Erreur',
  unexpected: 'Une erreur inattendue s’est produite',
  newLink: 'Recevoir un nouveau lien',
} as const;
