import { texts as written } from '#content/page-experts.ts';
import { disciplinesInWords, unites } from '#domain/texts/how-many.ts';
import { pageWords } from '#domain/texts/page-words.ts';
import { capitalized, fr } from '#domain/texts/typography.ts';
import { pack } from '#domain/the-pack.ts';

const rate = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** Texts of /experts and of the experts' section on the home page. */
export const expertsTexts = {
  title: 'Nos experts',
  intro: pageWords(written.intro),
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
