import { experts } from '#domain/owner/experts.ts';
import { owner } from '#domain/owner.ts';

/** What search engines show under the title of each public page, by path; read at build alone. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': 'Consultations personnalisées d’astrologie occidentale, d’astrologie chinoise, de numérologie et de Human Design, écrites par un expert et livrées en PDF.',
  '/services':
    'Ce que contient chaque consultation, son prix, son format et ses délais : astrologie occidentale et chinoise, numérologie, Human Design et pack complet.',
  '/contact': `Écrire à ${owner.shopName} : formulaire, e-mail, téléphone et heures de notre support. Réponse sous ${owner.contact.answerHours} heures.`,
  '/guidance':
    'Le ciel d’aujourd’hui, phase de la Lune et signes, et un message écrit d’après lui : offert, une fois par jour, par e-mail et sans compte.',
  '/a-propos':
    'Une coopérative de quatre experts qui calculent, écrivent et signent chaque rapport. Notre histoire, notre méthode, et ce que nous ne faisons pas.',
  '/experts': `${experts.map(({ name }) => name).join(', ')} : leur discipline, leur parcours et leur façon d’écrire votre rapport.`,
  '/faq':
    'Délais de livraison, déroulement d’une consultation, format PDF, données personnelles, remboursement : nos réponses avant de commander.',
  '/cgv': `Conditions générales de vente de ${owner.shopName} : commande, prix, délais, rétractation, garanties et médiation.`,
  '/cgu': `Règles d’usage du site ${owner.shopName} : compte, guidance du jour, contenus, responsabilité et litiges.`,
  '/mentions-legales': `Éditeur, hébergeur, contact, médiateur et accessibilité du site ${owner.shopName}.`,
  '/confidentialite':
    'Les données que nous gardons, pourquoi, combien de temps, qui y a accès et comment les faire corriger ou effacer.',
  '/retractation':
    'Renoncer à une commande en ligne pendant quatorze jours, trente pour un pack, sans motif et sans frais : accusé de réception par e-mail et remboursement intégral.',
  '/cookies':
    'Ce que le site garde dans votre navigateur, ce que déposent des tiers, et vos choix : tout accepter, tout refuser ou personnaliser.',
  '/plan-du-site': `Toutes les pages du site ${owner.shopName} : consultations, commande, compte et informations légales.`,
};
