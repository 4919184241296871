import { allSigners } from '#domain/merchant/signers.ts';
import { inWords } from '#domain/texts/counts.ts';
import { disciplinesInWords, unites } from '#domain/texts/how-many.ts';
import { capitalized, fr } from '#domain/texts/typography.ts';
import { pack } from '#domain/the-pack.ts';

const rate = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** Texts of /experts and of the experts' section on the home page. */
export const expertsTexts = {
  title: 'Nos experts',
  intro: fr(
    `${capitalized(inWords(allSigners.length))} associés, une discipline chacun. Ils calculent, ils écrivent, ils signent : voici qui lira votre naissance.`,
  ),
  specialty: 'Spécialité',
  experience: 'Expérience',
  rating: 'Note des clients',
  years: (count: number) => fr(`${count} ans de pratique`),
  /** «4,9/5», «5/5» */
  rate: (rating: number) => `${rate.format(rating)}/5`,
  service: 'Sa consultation',
  closing: {
    title: { first: `${capitalized(disciplinesInWords)} regards.`, second: fr('Lequel pour vous ?') },
    text: fr(
      `Une discipline suffit pour commencer.${pack ? ` Le pack ${unites('les réunit toutes')}.` : ''}`,
    ),
    services: 'Découvrir les consultations',
    faq: 'Lire les questions fréquentes',
  },
} as const;
