import { contact, shopName } from './merchant/contact.ts';

/**
 * Merchant content: everything that the merchant states about itself. `sample: true` marks example values, which a
 * production synth refuses. No value of this module is repeated elsewhere.
 */
export const merchant = {
  sample: true,
  shopName,
  /** Origin of the public site for search engines and shared links, on every stage. */
  siteUrl: 'https://www.lesquatresagesses.example',
  company: {
    name: 'Les Quatre Sagesses, société coopérative',
    legalForm: 'SCOP à responsabilité limitée à capital variable',
    capital: '4 000 €',
    address: '12 rue des Étoiles, 97400 Saint-Denis, La Réunion',
    registration: 'RCS Saint-Denis 900 000 000',
    vat: { liable: false, mention: 'TVA non applicable, article 293 B du CGI' },
    director: 'Hélène Vasseur',
  },
  contact,
  mail: {
    /** The merchant's DNS domain, which signs the mails (docs/deploying.md lists the records). */
    domain: 'lesquatresagesses.example',
    /** The address for other mail servers' reports about the domain (DMARC, RFC 7489). */
    reports: 'dmarc@lesquatresagesses.example',
  },
  /** The data-protection officer (GDPR, article 37). */
  dataProtection: { email: 'donnees@lesquatresagesses.example' },
  mediator: {
    name: 'Médiation de la consommation (exemple)',
    address: '1 place du Médiateur, 75001 Paris',
    site: 'https://mediateur.example',
  },
  host: {
    name: 'Amazon Web Services EMEA SARL',
    address: '38 avenue John F. Kennedy, L-1855 Luxembourg',
    phone: '+352 2789 0057',
  },
  /** Shown on step 1 of the checkout (L221-14) and sent to Stripe. */
  paymentMeans: [{ stripe: 'card', label: 'Carte bancaire (CB, Visa, Mastercard)' }],
} as const;
