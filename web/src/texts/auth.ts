import { fr } from '#domain/texts/typography.ts';

/** Sign-in and sign-up on /auth and /compte; strings of §2, §5 and §8 are literal. */
export const authTexts = {
  title: 'Connexion ou inscription',
  signIn: 'Connexion',
  signUp: 'Inscription',
  choose: 'Se connecter ou créer un compte',
  home: fr("Retour à l'accueil"),
  email: 'E-mail',
  password: 'Mot de passe',
  confirmation: 'Confirmer le mot de passe',
  submitSignIn: 'Se connecter',
  submitSignUp: 'Créer mon compte',
  summary: 'À corriger avant de continuer',
  reassuranceLabel: 'Ce que votre compte vous apporte',
  reassurance: [
    fr("Votre naissance n'est lue que par vos experts."),
    fr("L'accès à votre compte est immédiat."),
    fr('Un e-mail vous donne le lien vers chaque rapport.'),
  ],
  wrongPassword: 'Email ou mot de passe incorrect',
  signInFailed: 'Erreur de connexion',
  signUpFailed: 'Erreur d’inscription',
  existing: 'Compte existant',
  existingDetail: 'Il y a déjà un compte lié à cette adresse email. Connectez-vous plutôt.',
  unexpected: 'Une erreur inattendue s’est produite',
  signedIn: 'Connexion réussie',
  signedUp: 'Inscription réussie',
  signedUpDetail: 'Vérifiez votre e-mail pour confirmer votre adresse.',
} as const;
