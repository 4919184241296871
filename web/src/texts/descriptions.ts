import { owner } from '#domain/owner.ts';

/** What search engines show under the title of each public page, by path; read at build alone. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': 'Consultations personnalisées d’astrologie occidentale, d’astrologie chinoise, de numérologie et de Human Design, écrites par un expert et livrées en PDF.',
  '/services':
    'Ce que contient chaque consultation, son prix, son format et ses délais : astrologie occidentale et chinoise, numérologie, Human Design et pack complet.',
  '/contact': `Écrire à ${owner.shopName} : formulaire, e-mail, téléphone et heures de notre support. Réponse sous ${owner.contact.answerHours} heures.`,
  '/cgv': `Conditions générales de vente de ${owner.shopName} : commande, prix, délais, rétractation, garanties et médiation.`,
};
