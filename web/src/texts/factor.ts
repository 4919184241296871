import { fr } from '#domain/texts/typography.ts';

/** The questions of a sign-in with a second factor. */
export const codeTexts = {
  title: 'Code de votre application',
  intro: fr("Ouvrez votre application d'authentification et recopiez le code de ce compte."),
  code: 'Code à six chiffres',
  hint: fr("Il change toutes les 30 secondes et ne sert qu'une fois."),
  confirm: 'Continuer',
  cancel: 'Annuler',
  failed: 'Connexion en attente',
  unexpected: 'Une erreur inattendue s’est produite',
  lost: fr("Téléphone perdu ? Un administrateur de l'atelier peut retirer ce second facteur."),
  missing: fr(
    "La connexion attend le code de votre application. Recommencez quand vous l'avez sous la main.",
  ),
} as const;

/** The page on which staff enrols the second factor. */
export const enrolmentTexts = {
  title: fr("Protéger l'accès à l'atelier"),
  why: fr(
    "L'atelier montre des dates de naissance et des rapports : il s'ouvre avec votre mot de passe et le code d'une application d'authentification. Il ne manque que l'application.",
  ),
  apps: fr(
    'Toute application convient, par exemple Aegis, Google Authenticator, Microsoft Authenticator, 2FAS, Bitwarden ou 1Password.',
  ),
  form: fr('Commencer par le mot de passe'),
  codeForm: fr("Relier l'application par son premier code"),
  password: 'Mot de passe',
  passwordHint: fr('Celui de ce compte, de douze caractères au moins.'),
  forgotten: 'Choisir un nouveau mot de passe',
  start: 'Continuer',
  failed: fr("L'activation n'a pas abouti"),
  summary: 'À corriger avant de continuer',
  unexpected: 'Une erreur inattendue s’est produite',
  resendLink: 'Renvoyer le lien depuis mon compte',
  scan: fr("Scannez ce code avec l'application"),
  picture: fr("Code QR à scanner avec l'application d'authentification"),
  byHand: fr("Ou saisissez cette clé dans l'application"),
  open: fr("Ouvrir dans l'application de cet appareil"),
  code: 'Code à six chiffres',
  codeHint: fr("Celui que l'application montre maintenant."),
  activate: 'Activer',
  done: 'Second facteur activé',
  doneDetail: fr('Vos autres sessions sont terminées. Entrez avec le code suivant.'),
  again: 'Recommencer',
} as const;
