import type { Terms } from './terms.ts';
import { currentSections } from './terms-sections.ts';
import { fr } from './typography.ts';

/** The terms as the present texts, prices, delays and company say them; `npm run content` publishes what has changed. */
export const composedTerms: Omit<Terms, 'version'> = {
  title: 'Conditions générales de vente',
  pauses: true,
  sections: currentSections.map(({ heading, paragraphs }, index) => ({
    heading: fr(`${index + 1}. ${heading}`),
    paragraphs: paragraphs.map(fr),
  })),
};
