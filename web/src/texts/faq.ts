import { faq } from '#content/faq.ts';
import { catalogue, separatePrice, shownDisciplines, shownKeys } from '#domain/catalogue.ts';
import { type faqNames, filled, type Known } from '#domain/filled.ts';
import { allSigners } from '#domain/merchant/signers.ts';
import { merchant } from '#domain/merchant.ts';
import { formatPrice } from '#domain/money.ts';
import { inWords } from '#domain/texts/counts.ts';
import { partsInWords, unites } from '#domain/texts/how-many.ts';
import { packGuarantee } from '#domain/texts/pack-guarantee.ts';
import { laterWhen } from '#domain/texts/promise.ts';
import { spanText } from '#domain/texts/spans.ts';
import { capitalized, fr } from '#domain/texts/typography.ts';
import { pack } from '#domain/the-pack.ts';
import { statutoryDays } from '#domain/withdrawal.ts';

/** A question with its answer: accordion on / and /faq, FAQPage for search engines. */
export type FaqEntry = {
  readonly question: string;
  readonly answer: string;
  /** The expert whose discipline or work the answer is about, and who signs it. */
  readonly by: string | undefined;
};
type Written = Pick<FaqEntry, 'question' | 'answer'> & { readonly by?: string };

/** «A, B et C» */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' et ');

/** «Numérologie et Human Design, 24 à 48 h ; Pack Sagesse Complète, 72 h à 5 jours», one part per delay. */
const deliveries = (): string => {
  const spans = new Set(shownKeys.map((key) => spanText(catalogue[key].delivery)));
  return [...spans]
    .map((span) => ({
      span,
      names: shownKeys
        .filter((key) => spanText(catalogue[key].delivery) === span)
        .map((key) => catalogue[key].name),
    }))
    .map(({ span, names }) => `${listed(names)}, ${span}`)
    .join(' ; ');
};

const lengths = shownDisciplines.flatMap((key) => catalogue[key].pages ?? []);

/** Those of a pack are empty in a shop without one, whose questions do not name them. */
const values: Known<typeof faqNames> = {
  délais: deliveries(),
  'quand-plus-long': laterWhen,
  'pages-au-moins': Math.min(...lengths.map(({ min }) => min)),
  'pages-au-plus': Math.max(...lengths.map(({ max }) => max)),
  'jours-légaux': statutoryDays,
  'garantie-du-pack': packGuarantee('le'),
  'moyens-de-paiement': merchant.paymentMeans.map(({ label }) => label).join(', '),
  pack: pack?.name ?? '',
  réunit: unites(`réunit les ${partsInWords}`),
  'prix-du-pack': pack ? formatPrice(pack.price) : '',
  'prix-séparé': pack ? formatPrice(separatePrice(pack)) : '',
};

const asksOfPack = ({ answer }: Written): boolean => /\{(pack|prix-du-pack|prix-séparé)\}/.test(answer);

const entries = (written: readonly Written[]): readonly FaqEntry[] =>
  written
    .filter((entry) => pack || !asksOfPack(entry))
    .map(({ question, answer, by }) => ({
      question: fr(question),
      answer: fr(filled(answer, values)),
      by: allSigners.find((name) => name === by),
    }));

/** §2: the six questions of the home page, in its order. */
export const homeFaq = entries(faq.home);

/** §2: the additional questions of /faq. */
export const furtherFaq = entries(faq.further);

/** All of them, for search engines. */
export const faqEntries: readonly FaqEntry[] = [...homeFaq, ...furtherFaq];

const further = inWords(furtherFaq.length);

export const faqTexts = {
  title: 'Questions fréquentes',
  intro: fr(
    "L'essentiel avant de commander : les délais, la forme du rapport, vos données, le remboursement.",
  ),
  first: {
    folio: 'Planche I',
    title: 'Votre consultation',
    intro: 'Ce que l’on nous demande le plus souvent.',
  },
  further: {
    folio: 'Planche II',
    title: 'Pour aller plus loin',
    intro:
      furtherFaq.length === 1
        ? 'Une question de plus, une réponse franche.'
        : `${capitalized(further)} questions de plus, ${further} réponses franches.`,
  },
  help: {
    title: fr("Vous n'avez pas trouvé ?"),
    text: fr(`Une personne de la coopérative vous répond par e-mail sous ${merchant.contact.answerHours} h.`),
    hours: (hours: string) => fr(`Assistance ouverte ${hours}.`),
    contact: fr('Nous écrire'),
  },
} as const;
