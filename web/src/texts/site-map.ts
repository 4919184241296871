/** What each page of the site map is called; the pages of a group stand in reading order. */
export const siteMapTexts = {
  groups: [
    {
      title: 'Le site',
      pages: [
        { to: '/', label: 'Accueil' },
        { to: '/services', label: 'Nos services' },
        { to: '/guidance', label: 'Guidance du jour' },
        { to: '/a-propos', label: 'À propos' },
        { to: '/experts', label: 'Nos experts' },
        { to: '/faq', label: 'Questions fréquentes' },
        { to: '/contact', label: 'Nous écrire' },
      ],
    },
    {
      title: 'Commander et suivre',
      pages: [
        { to: '/checkout', label: 'Commander une consultation' },
        { to: '/compte', label: 'Mon compte' },
        { to: '/auth', label: 'Connexion et inscription' },
        { to: '/retractation', label: 'Renoncer au contrat' },
      ],
    },
    {
      title: 'Informations légales',
      pages: [
        { to: '/cgv', label: 'Conditions générales de vente' },
        { to: '/cgu', label: 'Conditions générales d’utilisation' },
        { to: '/mentions-legales', label: 'Mentions légales' },
        { to: '/confidentialite', label: 'Politique de confidentialité' },
        { to: '/cookies', label: 'Politique de cookies' },
        { to: '/plan-du-site', label: 'Plan du site' },
      ],
    },
  ],
} as const;
