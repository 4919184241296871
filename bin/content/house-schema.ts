/** What the owner writes of the house in `lib/content/`. */
import * as z from 'zod/mini';
import { faqNames, perkNames } from '#domain/filled.ts';
import { address, count, day, email, filled, key, proof, prose, sample, text, titled } from './fields.ts';
import { pagesSchema } from './pages-schema.ts';
import { shopSchema } from './shop-schema.ts';
import { themeSchema } from './theme-schema.ts';

const holiday = z.string().check(z.regex(/^\d{2}-\d{2}$/, 'un jour de l’année, écrit comme 12-20'));

const companySchema = z.strictObject({
  sample,
  site: address('adresse du site'),
  company: titled(
    'société',
    z.strictObject({
      name: text('nom de la société'),
      legalForm: text('forme juridique'),
      capital: text('capital'),
      address: text('adresse du siège'),
      registration: text('immatriculation'),
      vat: titled(
        'TVA',
        z.strictObject({
          liable: titled('redevable de la TVA', z.boolean()),
          mention: text('mention de TVA'),
        }),
      ),
      director: text('responsable de la publication'),
    }),
  ),
  seat: titled(
    'siège',
    z.strictObject({ sample, holidays: titled('jours fériés du siège seul', z.array(holiday)) }),
  ),
  contact: titled(
    'contact',
    z.strictObject({
      email: email('adresse e-mail'),
      phone: text('téléphone'),
      answerHours: count('heures jusqu’à une réponse, au plus'),
      hours: prose('heures d’ouverture'),
    }),
  ),
  mail: titled(
    'e-mails',
    z.strictObject({ domain: text('domaine des e-mails'), reports: email('adresse des rapports DMARC') }),
  ),
  dataProtection: titled(
    'protection des données',
    z.strictObject({ email: email('délégué à la protection des données') }),
  ),
  mediator: titled(
    'médiateur de la consommation',
    z.strictObject({
      name: text('médiateur'),
      address: text('adresse du médiateur'),
      site: address('site du médiateur'),
    }),
  ),
  host: titled(
    'hébergement',
    z.strictObject({
      name: text('hébergeur'),
      address: text('adresse de l’hébergeur'),
      phone: text('téléphone de l’hébergeur'),
    }),
  ),
  paymentMeans: titled(
    'moyens de paiement',
    z
      .array(z.strictObject({ stripe: text('nom chez Stripe'), label: text('nom affiché') }))
      .check(z.minLength(1)),
  ),
});

const claimsSchema = z.array(
  z.strictObject({
    sample,
    value: text('chiffre'),
    label: text('ce qu’il compte'),
    fromReviews: titled('compté à partir des avis', z._default(z.boolean(), false)),
    proof,
  }),
);

const testimonialsSchema = z.array(
  z.strictObject({
    sample,
    author: text('auteur'),
    service: key('consultation'),
    text: prose('avis'),
    delivered: day('jour de la livraison'),
    published: day('jour de la publication'),
    proof,
  }),
);

const reviewsSchema = z.strictObject({
  sample,
  collected: prose('comment les avis sont demandés'),
  consideration: prose('contrepartie'),
  checked: prose('comment ils sont vérifiés'),
  dates: prose('dates'),
  order: prose('ordre'),
  kept: prose('délai et durée'),
  refused: prose('refus'),
  doubt: filled('doute', ['e-mail']),
  proof,
});

const storySchema = z.strictObject({
  sample,
  story: titled('histoire', z.array(prose('paragraphe')).check(z.minLength(1))),
});

const perksSchema = z.array(
  z.strictObject({ text: text('avantage'), line: filled('ce que la maison fait', perkNames), proof }),
);

const questions = z
  .array(
    z.strictObject({
      question: text('question'),
      answer: filled('réponse', faqNames),
      by: titled('expert qui signe la réponse', z.optional(z.string())),
    }),
  )
  .check(z.minLength(1));
const faqSchema = z.strictObject({
  home: titled('questions de l’accueil', questions),
  further: titled('autres questions', questions),
});

const degrees = (title: string) => titled(title, z.number().check(z.gte(0), z.lte(180)));
const rulesSchema = z.strictObject({
  popular: titled(
    'badge « Populaire »',
    z.strictObject({ service: key('consultation la plus choisie'), proof }),
  ),
  impact: titled("avis signé sur l'analyse d'impact (docs/impact.md)", z.strictObject({ proof })),
  desk: titled(
    'rédaction',
    z.strictObject({
      mostSame: titled('phrases déjà livrées, en %', z.number().check(z.gte(0), z.lte(100))),
    }),
  ),
  charts: titled(
    'cartes',
    z.strictObject({
      sample,
      aspects: titled(
        'aspects et leurs orbes, en degrés',
        z.array(z.strictObject({ angle: degrees('angle'), orb: degrees('orbe') })),
      ),
      minorAspects: titled(
        'aspects mineurs et leurs orbes, en degrés',
        z.array(z.strictObject({ angle: degrees('angle'), orb: degrees('orbe') })),
      ),
      pointOrb: degrees('plus grand orbe aux angles et aux nœuds, en degrés'),
      stellium: count('planètes d’un stellium, au moins'),
      closeOrb: degrees('orbe d’un aspect étroit, en degrés'),
      skyOrb: degrees('orbe dans le ciel du jour, en degrés'),
      masterNumbers: titled('nombres que l’on ne réduit pas', z.array(z.int())),
    }),
  ),
  guidance: titled('guidance du jour', z.strictObject({ sample, author: text('auteur de la guidance') })),
});

/** The files of `lib/content`, each with its name in the editor. */
export const houseFiles = {
  shop: { label: 'La boutique', schema: shopSchema },
  company: { label: 'La société', schema: companySchema },
  story: { label: 'Notre histoire', schema: storySchema },
  faq: { label: 'Questions fréquentes', schema: faqSchema },
  pages: { label: 'Textes des pages', schema: pagesSchema },
  perks: { label: 'Avantages du pack', schema: perksSchema },
  claims: { label: 'Chiffres', schema: claimsSchema },
  testimonials: { label: 'Avis', schema: testimonialsSchema },
  reviews: { label: 'Règles des avis', schema: reviewsSchema },
  rules: { label: 'Conventions', schema: rulesSchema },
  theme: { label: 'Apparence', schema: themeSchema },
} as const;
export const houseFile = (name: string): string => `lib/content/${name}.json`;

export const termsFolder = 'lib/content/terms';
/** A text of the terms of sale. */
export const termsSchema = z.strictObject({
  version: day('version'),
  title: text('titre'),
  pauses: z.optional(z.literal(true)),
  sections: z
    .array(z.strictObject({ heading: text('titre'), paragraphs: z.array(prose('paragraphe')) }))
    .check(z.minLength(1)),
});
/** As `npm run content` publishes it: `from` is the day of the announced price that it states. */
export const publishedTermsSchema = z.extend(termsSchema, { from: z.optional(day('à partir du')) });
