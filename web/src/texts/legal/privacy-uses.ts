import type { LegalEntry, LegalSection } from './legal-document.ts';

/** What is kept, why, on which ground of article 6 of the GDPR, and for how long (§9 «Data retention»). */
const uses = [
  [
    'Votre compte',
    'E-mail, mot de passe (chiffré), nom et prénom si vous les donnez',
    'Contrat',
    "3 ans d'inactivité",
  ],
  [
    'Votre consultation',
    'Prénom, nom, date, heure et lieu de naissance ; le rapport',
    'Contrat',
    '3 ans après le dernier contact, ou dès votre demande',
  ],
  [
    'Votre commande et sa note',
    'Nom, e-mail, services, montant, dates, version des conditions acceptée ; sans données de naissance',
    'Contrat, puis obligation comptable',
    '10 ans',
  ],
  [
    'Le suivi des accès',
    'Qui a ouvert vos données de naissance, et quand',
    'Obligation de sécurité',
    'Aussi longtemps que la consultation',
  ],
  [
    'La guidance du jour',
    'Nom, e-mail, fuseau horaire, données de naissance si vous les donnez, texte et date de votre accord',
    'Consentement',
    "Jusqu'à votre retrait ; la preuve de l'accord, 3 ans",
  ],
  [
    'Vos messages',
    'Prénom, nom, e-mail, sujet et message',
    'Intérêt légitime : vous répondre',
    '3 ans après le dernier échange',
  ],
  [
    'La sécurité du site',
    'Empreinte du réseau et de l’adresse e-mail pour compter les tentatives ; journaux techniques sans nom ni e-mail',
    'Intérêt légitime : empêcher les abus',
    '2 jours au plus ; journaux, 3 mois',
  ],
] as const;

const entry = ([name, data, ground, duration]: (typeof uses)[number]): LegalEntry => ({
  name,
  facts: [
    { label: 'Données', text: data },
    { label: 'Base légale', text: ground },
    { label: 'Durée', text: duration },
  ],
});

export const privacyUses: readonly LegalSection[] = [
  {
    heading: 'Ce que nous gardons, et pourquoi',
    paragraphs: [
      "Nous ne demandons que ce qui est nécessaire. Les champs obligatoires sont indiqués ; sans eux, la commande ou la réponse est impossible. Ne nous confiez aucune donnée sur votre santé, vos opinions ou vos croyances : la consultation n'en a pas besoin.",
    ],
    entries: uses.map(entry),
  },
  {
    heading: "Ce que nous n'en faisons pas",
    paragraphs: [
      "Aucune publicité, aucun profil commercial, aucune mesure de lecture dans nos e-mails. Aucune décision n'est prise à votre sujet par une machine : les consultations sont écrites par une personne.",
    ],
  },
];
