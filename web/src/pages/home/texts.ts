import { texts as written } from '#content/page-home.ts';
import { reportExamples } from '#domain/merchant/examples.ts';
import { merchant } from '#domain/merchant.ts';
import { inWords } from '#domain/texts/counts.ts';
import { entriesOf, headOf, pageWords, voicesOf } from '#domain/texts/page-words.ts';
import { fr, ofName } from '#domain/texts/typography.ts';
import { statutoryDays } from '#domain/withdrawal.ts';

/** Copy of the home page: what its owner writes, and what its parts are called. */
export const homeTexts = {
  lede: pageWords(written.lede),
  choose: 'Voir le pack',
  discover: 'Découvrir les consultations',
  leaf: 'Feuilleter un extrait',
  reassurance: (price: string) =>
    fr(`À partir de ${price}. Remboursement sur simple demande pendant ${statutoryDays} jours.`),
  consultations: {
    folio: 'Planche I',
    ...headOf(written.consultations),
  },
  guidance: {
    title: 'Guidance du jour',
    text: fr(
      "Quelques lignes d'après le ciel du moment, à demander chaque jour si vous le voulez. Offerte, par e-mail, sans compte à créer.",
    ),
    ask: 'Recevoir ma guidance',
  },
  experts: {
    folio: 'Planche II',
    title: voicesOf(written.experts.title),
    intro: pageWords(written.experts.intro),
    more: 'Lire leurs portraits',
  },
  why: {
    folio: 'Planche III',
    ...headOf(written.why),
    claims: 'La coopérative en chiffres',
    facts: entriesOf(written.why.facts),
  },
  sample: {
    wheel: (firstName: string) => `La carte de naissance ${ofName(firstName)}`,
    caption: fr("Page d'exemple, d'après une naissance fictive."),
    more: fr(`Lire ${inWords(reportExamples.length)} rapports entiers`),
  },
  faq: {
    folio: 'Planche IV',
    title: 'Questions fréquentes',
    before: fr('Une autre question ? '),
    contact: fr('Écrivez-nous'),
    after: fr(`, nous répondons sous ${merchant.contact.answerHours} h.`),
  },
  closing: {
    title: voicesOf(written.closing.title),
    text: pageWords(written.closing.text),
    choose: 'Voir les consultations',
    experts: 'Rencontrer les experts',
  },
} as const;
