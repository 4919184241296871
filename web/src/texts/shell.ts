import { shopName } from '#domain/owner/contact.ts';

/** What a page is called in the browser's tab. */
export const titled = (title: string): string => `${title} — ${shopName}`;

export const pageTitles = {
  home: `${shopName} — Une naissance, quatre lectures`,
  services: titled('Nos services'),
  about: titled('À propos'),
  experts: titled('Nos experts'),
  faq: titled('Questions fréquentes'),
  terms: titled('Conditions générales de vente'),
  contact: titled('Nous écrire'),
  guidance: titled('Guidance du jour'),
  guidanceSent: titled('Guidance envoyée'),
  guidanceStop: titled('Ne plus recevoir la guidance'),
  use: titled('Conditions générales d’utilisation'),
  notices: titled('Mentions légales'),
  privacy: titled('Politique de confidentialité'),
  withdrawal: titled('Renoncer au contrat'),
  cookies: titled('Politique de cookies'),
  siteMap: titled('Plan du site'),
  checkout: titled('Commande'),
  account: titled('Mon compte'),
  auth: titled('Connexion'),
  password: titled('Mot de passe oublié'),
  newPassword: titled('Nouveau mot de passe'),
  report: titled('Mon rapport'),
  atelier: titled('L’atelier'),
  validateEmail: titled('Validation de l’adresse e-mail'),
  notFound: titled('Page introuvable'),
} as const;

export const shellTexts = {
  skip: 'Aller au contenu',
  mainNavigation: 'Principale',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  home: 'Accueil',
  services: 'Nos services',
  about: 'À propos',
  experts: 'Experts',
  faq: 'FAQ',
  account: 'Mon compte',
  signIn: 'Se connecter',
  signOut: 'Déconnexion',
  sessionLoading: 'Chargement de votre session',
  loading: 'Chargement',
  signedOut: 'Déconnexion réussie',
  signedOutEverywhere: 'Tous vos appareils sont déconnectés',
  signOutFailed: { title: 'Erreur', text: 'Impossible de se déconnecter' },
  expired: { title: 'Votre session a expiré. Reconnectez-vous pour continuer.', signIn: 'Se connecter' },
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur inattendue s’est produite. Rechargez la page ; si cela se répète, écrivez-nous :',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène à aucune page du site. Elle a peut-être changé, ou une lettre manque.',
    back: 'Page précédente',
    contact: 'Nous écrire',
  },
  noScript:
    'Cette page a besoin de JavaScript : votre commande et votre compte s’échangent avec notre serveur sans recharger la page.',
} as const;
