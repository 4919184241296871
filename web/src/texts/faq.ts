import { catalogue, separatePrice, shownDisciplines, shownKeys } from '#domain/catalogue.ts';
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
export type FaqEntry = { readonly question: string; readonly answer: string };

const entry = (question: string, answer: string): FaqEntry => ({
  question: fr(question),
  answer: fr(answer),
});

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
const fewest = Math.min(...lengths.map(({ min }) => min));
const most = Math.max(...lengths.map(({ max }) => max));

/** §2: the six questions of the home page, in its order. */
export const homeFaq: readonly FaqEntry[] = [
  entry(
    'Quand vais-je recevoir mon rapport ?',
    `Après le paiement : ${deliveries()}. C'est plus long ${laterWhen}. La date promise s'affiche avant le paiement et ne recule plus.`,
  ),
  entry(
    'Comment se passe une consultation ?',
    "Vous choisissez une ou plusieurs disciplines, vous indiquez votre date et votre lieu de naissance, avec ce que vous savez de l'heure, puis vous payez en ligne. L'expert fait ses calculs, les interprète et rédige votre rapport. Il n'y a ni rendez-vous ni appel : tout se passe par écrit.",
  ),
  entry(
    'Sous quelle forme le rapport est-il livré ?',
    `En PDF, de ${fewest} à ${most} pages selon la discipline ; le Human Design y ajoute votre schéma. Un e-mail vous y mène, et vous le retrouvez dans votre compte. Il se lit sur ordinateur, tablette et téléphone, et s'imprime.`,
  ),
  entry(
    'Qui a accès à mes données ?',
    "Seul l'expert chargé de votre consultation ouvre vos données de naissance, et chaque accès est enregistré. Elles servent à écrire votre rapport, et à vérifier qu'il va à la bonne personne. Elles ne sont ni vendues ni louées, et vous pouvez les faire effacer.",
  ),
  entry(
    'Le rapport est-il vraiment personnel ?',
    "Oui. Il est calculé d'après votre naissance, écrit par un expert de la discipline, et signé. Pour expliquer une règle, l'expert peut reprendre un passage de sa main ; la lecture de vos calculs, elle, est pour vous seul.",
  ),
  entry(
    'Puis-je me faire rembourser ?',
    `Oui, en totalité, pendant ${statutoryDays} jours${packGuarantee('le')}, sans avoir à vous justifier et même si le rapport est déjà livré. Choisissez « Renoncer au contrat ici », au bas de chaque page ou sur votre commande, avec votre numéro de commande ; le remboursement se fait sur votre moyen de paiement.`,
  ),
];

const packQuestion = pack && [
  entry(
    'Une seule consultation, ou le pack ?',
    `Si une question vous occupe, une discipline suffit. Le ${pack.name} ${unites(`réunit les ${partsInWords}`)} pour ${formatPrice(pack.price)}, au lieu de ${formatPrice(separatePrice(pack))} séparément : il convient à qui veut comparer les regards.`,
  ),
];

/** §2: the additional questions of /faq. */
export const furtherFaq: readonly FaqEntry[] = [
  entry(
    'Je ne connais pas mon heure de naissance. Que faire ?',
    'Si vous êtes né ou née en France, elle figure sur la copie intégrale de votre acte de naissance, que la mairie de ce lieu délivre gratuitement. Sauf en numérologie, l’heure compte. Sans elle, la commande dit ce que le rapport perd.',
  ),
  ...(packQuestion ?? []),
  entry(
    "Vos consultations prédisent-elles l'avenir ?",
    "Non. Elles décrivent une manière d'être et des rythmes, à titre de divertissement et de développement personnel. Elles ne remplacent pas l'avis d'un professionnel de la santé, du droit ou de la finance, et les décisions restent les vôtres.",
  ),
  entry(
    'Le paiement est-il sûr ?',
    `Oui. Vous payez sur la page de Stripe, notre prestataire (${merchant.paymentMeans.map(({ label }) => label).join(', ')}) ; nous ne voyons ni ne conservons votre numéro de carte. Une confirmation vous parvient aussitôt par e-mail.`,
  ),
];

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
    intro: `${capitalized(further)} questions de plus, ${further} réponses franches.`,
  },
  help: {
    title: fr("Vous n'avez pas trouvé ?"),
    text: fr(`Une personne de la coopérative vous répond par e-mail sous ${merchant.contact.answerHours} h.`),
    hours: (hours: string) => fr(`Assistance ouverte ${hours}.`),
    contact: fr('Nous écrire'),
  },
} as const;
