import { fr } from '#domain/texts/typography.ts';

/** Copy of the home page and of /services around the catalogue. */
export const homeTexts = {
  title: { first: 'Une naissance,', second: 'quatre lectures.' },
  lede: (span: string) =>
    fr(
      `Astrologie occidentale, astrologie chinoise, numérologie, Human Design : quatre experts étudient l'instant de votre naissance, puis vous écrivent. Votre rapport arrive en PDF, sous ${span}.`,
    ),
  choose: 'Choisir ma consultation',
  discover: 'Découvrir les services',
  reassurance: (price: string) =>
    fr(`À partir de ${price}. Remboursement sur simple demande pendant 14 jours.`),
  ephemeris: 'Positions des planètes',
  consultations: {
    folio: 'Planche I',
    title: 'Les consultations',
    intro: fr(
      "Chacune est écrite pour vous par un expert, d'après votre date, votre heure et votre lieu de naissance.",
    ),
  },
  report: {
    folio: 'Planche II',
    title: 'Ce que vous recevez',
    intro: fr("Un vrai rapport, que l'on garde et que l'on relit."),
    facts: [
      {
        title: 'Écrit par une personne',
        text: 'Votre expert calcule, interprète et rédige. Il signe son texte.',
      },
      {
        title: "Calculé avant d'être interprété",
        text: 'Heure, lieu et fuseau exacts, calculs vérifiés. Aucun texte tout fait.',
      },
      {
        title: 'Vos données restent chez nous',
        text: "Seul l'expert chargé de votre commande y a accès. Vous pouvez les faire effacer à tout moment.",
      },
      {
        title: "Quatorze jours pour changer d'avis",
        text: 'Le rapport ne vous convient pas ? Nous vous remboursons en totalité, sur simple demande.',
      },
    ].map(({ title, text }) => ({ title: fr(title), text: fr(text) })),
  },
} as const;

export const servicesTexts = {
  title: 'Nos services',
  intro: fr(
    'Quatre disciplines, quatre experts. Chaque rapport est écrit pour une seule personne, à partir de sa naissance. Rien n’y prédit l’avenir : on y lit une manière d’être.',
  ),
  contents: 'Dans votre rapport',
  advice: 'Notre conseil',
  price: 'Prix TTC',
  format: 'Format',
  writing: 'Rédaction',
  delivery: 'Livraison',
  afterPayment: (span: string) => fr(`${span} après le paiement`),
} as const;

export const catalogueTexts = {
  choose: 'Choisir',
  choosePack: 'Choisir le pack complet',
  details: 'Tout savoir',
  popular: 'Populaire',
  premium: 'Offre Premium',
  insteadOf: (price: string) => fr(`au lieu de ${price} les quatre séparément`),
  deliveredWithin: (span: string) => fr(`livré sous ${span}`),
  pages: (format: string, min: number, max: number) => fr(`${format}, ${min} à ${max} pages`),
  fourReports: (format: string) => `${format}, quatre rapports`,
} as const;
