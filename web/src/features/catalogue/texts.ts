import { fr } from '#domain/texts/typography.ts';

/** Copy of /services around the catalogue. */
export const servicesTexts = {
  title: 'Nos services',
  intro: fr(
    'Quatre disciplines, quatre experts. Chaque rapport est écrit pour une seule personne, à partir de sa naissance. Rien n’y prédit l’avenir : on y lit une manière d’être.',
  ),
  index: 'Les cinq consultations',
  contents: 'Dans votre rapport',
  packContents: 'Dans vos quatre rapports',
  advice: 'Notre conseil',
  price: 'Prix TTC',
  format: 'Format',
  writing: 'Rédaction',
  delivery: 'Livraison',
  afterPayment: (span: string) => fr(`${span} après le paiement`),
  testimonials: {
    folio: 'Témoignages',
    title: 'Ils nous ont lus',
    intro: fr('Cinq lectures, cinq rapports.'),
  },
} as const;

export const catalogueTexts = {
  choose: 'Choisir',
  choosePack: 'Choisir le pack complet',
  details: 'Tout savoir',
  popular: 'Populaire',
  premium: 'Offre Premium',
  insteadOf: (price: string) => fr(`au lieu de ${price} les quatre séparément`),
  /** Before a delay, and before the day that is promised. */
  withYou: 'Chez vous',
  within: (span: string) => fr(`sous ${span}`),
  pages: (format: string, min: number, max: number) => fr(`${format}, ${min} à ${max} pages`),
  fourReports: (format: string) => `${format}, quatre rapports`,
} as const;
