import { texts as written } from '#content/page-services.ts';
import { shownKeys } from '#domain/catalogue.ts';
import { testimonials } from '#domain/merchant/testimonials.ts';
import { inWords } from '#domain/texts/counts.ts';
import { partsInWords } from '#domain/texts/how-many.ts';
import { pageWords } from '#domain/texts/page-words.ts';
import { laterWhen } from '#domain/texts/promise.ts';
import { capitalized, fr, ofName } from '#domain/texts/typography.ts';

const told = inWords(testimonials.length);

/** Copy of /services around the catalogue. */
export const servicesTexts = {
  title: 'Nos services',
  intro: pageWords(written.intro),
  delays: fr(`Un délai est plus long ${laterWhen} ; la date promise s’affiche avant le paiement.`),
  index: `Les ${inWords(shownKeys.length)} consultations`,
  contents: 'Dans votre rapport',
  packContents: `Dans vos ${partsInWords} rapports`,
  advice: 'Notre conseil',
  price: 'Prix TTC',
  format: 'Format',
  writing: 'Rédaction',
  delivery: 'Livraison',
  afterPayment: (span: string) => fr(`${span} après le paiement`),
  testimonials: {
    folio: 'Témoignages',
    title: 'Ils nous ont lus',
    intro:
      testimonials.length === 1
        ? 'Une lecture, un rapport.'
        : `${capitalized(told)} lectures, ${told} rapports.`,
  },
} as const;

/** The examples of the pack's reports, all about one invented person. */
export type Told = { readonly firstName: string; readonly reports: number; readonly pages: number };

export const catalogueTexts = {
  choose: 'Choisir',
  choosePack: 'Choisir le pack',
  details: 'Tout savoir',
  /** The link to pages of the examples. */
  leaf: 'Feuilleter un extrait',
  popular: 'Populaire',
  premium: 'Offre Premium',
  insteadOf: (price: string) => fr(`au lieu de ${price} les ${partsInWords} séparément`),
  /** Before a delay, and before the day that is promised. */
  withYou: 'Chez vous',
  within: (span: string) => fr(`sous ${span}`),
  less: (price: string) => fr(`${price} de moins`),
  reports: `${capitalized(partsInWords)} rapports, ${partsInWords} signatures`,
  reportPages: (min: number, max: number) => fr(`${min} à ${max} pages`),
  /** Of all reports, and of the examples. */
  lengths: ({ min, max }: { min: number; max: number }, told?: Told) => {
    const counted =
      told &&
      ` ; ${told.pages} dans notre exemple, les ${inWords(told.reports)} rapports ${ofName(told.firstName)}`;
    return fr(`De ${min} à ${max} pages en tout${counted ?? ''}.`);
  },
  oneBirth: (experts: number) =>
    fr(`Vous écrivez votre naissance une seule fois, pour les ${inWords(experts)} experts.`),
  perks: 'Avec le pack',
  meeting: {
    quote: (quote: string) => fr(`« ${quote} »`),
    title: 'Ce que leur réunion ajoute',
    intro: ({ firstName, reports }: Told) =>
      fr(
        `La naissance ${ofName(firstName)}, inventée, a été lue ${inWords(reports)} fois. Voici une phrase de chaque rapport.`,
      ),
    /** Where the owner has not written what these sentences say together. */
    together: fr('Ensemble, elles laissent voir où les disciplines s’accordent, et où elles diffèrent.'),
  },
  pages: (format: string, min: number, max: number) => fr(`${format}, ${min} à ${max} pages`),
  several: (format: string, reports: number) => `${format}, ${inWords(reports)} rapports`,
} as const;
