import { shopName } from '#domain/merchant/contact.ts';
import { fr } from '#domain/texts/typography.ts';
import type { Closed } from '#domain/wire/validation.ts';

/** /validate-email (§2, §5, §8); the support's address is merchant content. */
export const validationPageTexts = {
  title: 'Validation de votre e-mail',
  loading: 'Validation en cours',
  success: 'Votre e-mail est confirmé',
  successDetail: 'Merci, votre adresse est confirmée.',
  already: 'E-mail déjà confirmé',
  alreadyDetail:
    'Votre e-mail a déjà été confirmé. Si vous n’avez pas reçu la confirmation de votre achat, contactez le support.',
  error: 'Erreur lors de la validation',
  errorDefault: 'Une erreur est survenue lors de la validation de votre email.',
  invalidLink: 'Lien invalide. Veuillez vérifier votre email et utiliser le lien complet.',
  errorDetail: 'Le lien peut être expiré ou invalide. Contactez-nous si le problème persiste.',
  newLinkDetail: (days: number, isSignedIn: boolean): string =>
    fr(
      `Un lien reste valable ${days} jours. ${isSignedIn ? 'Le nouveau part aussitôt.' : 'Connectez-vous : le nouveau se demande dans votre profil.'}`,
    ),
  newLink: 'Recevoir un nouveau lien',
  asks: fr('Est-ce bien vous ?'),
  asksIntro: fr(
    `Ce lien confirme l'adresse d'un compte ${shopName}. Ce navigateur n'est pas connecté à ce compte : dites-nous qui l'ouvre.`,
  ),
  mine: fr("C'est mon compte"),
  email: 'E-mail',
  password: 'Mot de passe du compte',
  passwordHint: fr('Vos autres appareils restent connectés.'),
  enter: 'Confirmer mon adresse',
  forgotten: fr('Je ne connais pas ce mot de passe'),
  chooseIntro: fr(
    "Choisissez-en un nouveau : il confirme votre adresse et déconnecte tous les appareils de ce compte, quels qu'ils soient.",
  ),
  sealedForgotten: (hours: number): string =>
    fr(
      `Notre équipe a corrigé l'adresse de ce compte. Pour que personne d'autre n'y entre, ce lien n'en change pas le mot de passe. Si vous ne le connaissez plus, dites-le nous : une seconde personne de l'équipe s'assure que c'est bien vous, l'ancienne adresse est avertie, et ${hours} heures plus tard « Mot de passe oublié » vous en laisse choisir un autre.`,
    ),
  sealedAsk: fr('Je ne connais plus ce mot de passe'),
  sealedAsked: fr('Votre demande est notée'),
  sealedWaits: fr(
    "Une seconde personne de l'équipe doit la confirmer. Un e-mail vous dira alors à partir de quand choisir un nouveau mot de passe.",
  ),
  sealedOpens: (date: string): string =>
    fr(`Elle est confirmée : à partir du ${date}, « Mot de passe oublié » vous en laisse choisir un autre.`),
  sealedNotMine: fr(
    "Notre équipe a inscrit cette adresse par erreur ? Ignorez le lien : sans le mot de passe du compte, rien n'est confirmé. Pour que votre adresse en soit retirée, écrivez-nous à",
  ),
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmer le mot de passe',
  choose: 'Enregistrer et confirmer mon adresse',
  notMine: fr("Ce n'est pas moi"),
  notMineDetail: fr(
    "Quelqu'un s'est servi de votre adresse, ou s'est trompé en tapant la sienne ? Nous fermons ce compte.",
  ),
  refuse: fr("Ce n'est pas moi"),
  refuseTitle: fr('Fermer ce compte ?'),
  refuseDetail: fr(
    "Sans commande payée, il est supprimé. Sinon il est bloqué, et notre équipe l'examine. Personne ne pourra plus s'y connecter.",
  ),
  refuseConfirm: 'Fermer ce compte',
  cancel: 'Annuler',
  failed: 'Erreur',
  summary: 'À corriger avant de continuer',
  closed: fr("C'est noté"),
  closedDetail: {
    deleted: fr("Le compte ouvert avec votre adresse est supprimé. Il n'enverra plus aucun message."),
    locked: fr(
      "Ce compte est bloqué : personne ne peut plus s'y connecter. Il a servi à un achat, que notre équipe examine.",
    ),
  } satisfies Record<Closed, string>,
  support: 'Écrire au support',
  retry: 'Réessayer',
  toCheckout: 'Continuer mon achat',
  toHome: 'Retour à l’accueil',
  toAccount: 'Accéder à mon compte',
  toOrder: 'Voir ma commande',
} as const;
