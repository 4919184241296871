import { reportExamples } from '#domain/merchant/examples.ts';
import { allSigners } from '#domain/merchant/signers.ts';
import { merchant } from '#domain/merchant.ts';
import { inWords } from '#domain/texts/counts.ts';
import { disciplinesInWords } from '#domain/texts/how-many.ts';
import { capitalized, fr, ofName } from '#domain/texts/typography.ts';
import { statutoryDays } from '#domain/withdrawal.ts';

const count = inWords(allSigners.length);

/** Copy of the home page. */
export const homeTexts = {
  lede: fr(
    "Astrologie occidentale, astrologie chinoise, numérologie, Human Design : nos experts étudient l'instant de votre naissance, puis vous écrivent votre rapport.",
  ),
  choose: 'Voir le pack complet',
  discover: 'Découvrir les consultations',
  leaf: 'Feuilleter un extrait',
  reassurance: (price: string) =>
    fr(`À partir de ${price}. Remboursement sur simple demande pendant ${statutoryDays} jours.`),
  consultations: {
    folio: 'Planche I',
    title: 'Les consultations',
    intro: fr(
      "Chacune est écrite pour vous par un expert, d'après votre date, votre heure et votre lieu de naissance.",
    ),
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
    title: { first: `${capitalized(count)} experts,`, second: `${count} écritures` },
    intro: fr('Une coopérative : chacun signe ses rapports, et lui seul lit vos données de naissance.'),
    more: 'Lire leurs portraits',
  },
  why: {
    folio: 'Planche III',
    title: 'Pourquoi nous choisir',
    intro: fr("Un vrai rapport, que l'on garde et que l'on relit. Voici une page d'exemple."),
    claims: 'La coopérative en chiffres',
    facts: [
      {
        title: 'Écrit par une personne',
        text: 'Votre expert calcule, interprète et rédige. Il signe son texte.',
      },
      {
        title: "Calculé avant d'être interprété",
        text: 'Heure, lieu et fuseau exacts, calculs vérifiés. Chaque rapport est relu et signé.',
      },
      {
        title: "Votre naissance n'est lue que par votre expert",
        text: "Seul l'expert chargé de votre commande y a accès. Vous pouvez demander à tout moment qu'elle soit effacée.",
      },
      {
        title: "Quatorze jours pour changer d'avis",
        text: 'Le rapport ne vous convient pas ? Ce délai est votre droit : nous vous remboursons en totalité, sur simple demande.',
      },
    ].map(({ title, text }) => ({ title: fr(title), text: fr(text) })),
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
    title: { first: 'Une naissance suffit.', second: 'Nous écrivons la suite.' },
    text: fr(`Choisissez une lecture, ou les ${disciplinesInWords}. Vous pourrez la relire longtemps.`),
    choose: 'Voir les consultations',
    experts: 'Rencontrer les experts',
  },
} as const;
