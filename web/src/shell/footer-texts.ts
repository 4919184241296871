import { texts as written } from '#content/page-footer.ts';

/** Texts of the footer, which reaches the browser as HTML only. */
export const footerTexts = {
  label: 'Pied de page',
  columns: {
    services: 'Services',
    company: 'Entreprise',
    support: 'Support',
    legal: 'Légal',
  },
  guidance: 'Guidance du jour',
  freeSky: 'Mon ciel',
  about: 'À propos',
  experts: 'Nos experts',
  faq: 'Questions fréquentes',
  account: 'Mon compte',
  contact: 'Nous écrire',
  /** The label that directive 2023/2673 prescribes. */
  withdrawal: 'Renoncer au contrat ici',
  siteMap: 'Plan du site',
  terms: 'Conditions de vente',
  use: 'Conditions d’utilisation',
  notices: 'Mentions légales',
  privacy: 'Confidentialité',
  myData: 'Mes données',
  cookies: 'Gérer mes cookies',
  /** Placeholders (§2): the accounts do not exist yet. */
  social: 'Bientôt sur',
  networks: written.networks,
  disclaimer:
    'Nos conseils ne remplacent pas l’avis d’un professionnel de la santé, du droit ou de la finance. Les consultations sont proposées à titre de divertissement et de développement personnel.',
} as const;
