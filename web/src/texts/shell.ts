import { owner } from '#domain/owner.ts';

const { shopName } = owner;

/** What a page is called in the browser's tab. */
const titled = (title: string): string => `${title} — ${shopName}`;

/** Titles and descriptions of the pages; app pages have no description. */
export const pageTexts = {
  home: {
    title: `${shopName} — Une naissance, quatre lectures`,
    description:
      'Consultations personnalisées d’astrologie occidentale, d’astrologie chinoise, de numérologie et de Human Design, écrites par un expert et livrées en PDF.',
  },
  services: {
    title: titled('Nos services'),
    description:
      'Ce que contient chaque consultation, son prix, son format et ses délais : astrologie occidentale et chinoise, numérologie, Human Design et pack complet.',
  },
  terms: {
    title: titled('Conditions générales de vente'),
    description: `Conditions générales de vente de ${shopName} : commande, prix, délais, rétractation, garanties et médiation.`,
  },
  checkout: { title: titled('Commande'), description: '' },
  account: { title: titled('Mon compte'), description: '' },
  auth: { title: titled('Connexion'), description: '' },
  validateEmail: { title: titled('Validation de l’adresse e-mail'), description: '' },
  notFound: { title: titled('Page introuvable'), description: '' },
} as const;

export const shellTexts = {
  skip: 'Aller au contenu',
  mainNavigation: 'Principale',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  home: 'Accueil',
  services: 'Nos services',
  account: 'Mon compte',
  signIn: 'Se connecter',
  signOut: 'Déconnexion',
  sessionLoading: 'Chargement de votre session',
  loading: 'Chargement',
  signedOut: 'Déconnexion réussie',
  signOutFailed: { title: 'Erreur', text: 'Impossible de se déconnecter' },
  footer: {
    services: 'Services',
    support: 'Support',
    legal: 'Légal',
    terms: 'Conditions de vente',
    disclaimer:
      'Nos conseils ne remplacent pas l’avis d’un professionnel de la santé, du droit ou de la finance. Les consultations sont proposées à titre de divertissement et de développement personnel.',
  },
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur inattendue s’est produite. Rechargez la page ; si cela se répète, écrivez-nous :',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette adresse ne mène à aucune page du site. Elle a peut-être changé, ou une lettre manque.',
    back: 'Page précédente',
  },
  noScript:
    'Cette page a besoin de JavaScript : votre commande et votre compte s’échangent avec notre serveur sans recharger la page.',
} as const;
