import { texts as written } from '#content/page-about.ts';
import { entriesOf, headOf, pageWords } from '#domain/texts/page-words.ts';
import { fr } from '#domain/texts/typography.ts';

/** Texts of /a-propos: what its owner writes, and what its parts are called. */
export const aboutTexts = {
  title: 'À propos',
  intro: pageWords(written.intro),
  story: { folio: 'Planche I', ...headOf(written.story) },
  method: { folio: 'Planche II', ...headOf(written.method), steps: entriesOf(written.method.steps) },
  limits: { folio: 'Planche III', ...headOf(written.limits), entries: entriesOf(written.limits.entries) },
  figures: {
    folio: 'Planche IV',
    title: 'En quelques chiffres',
    intro: fr('Ce que nous avons fait jusqu’ici.'),
  },
  meetExperts: 'Rencontrer les experts',
  seeServices: 'Découvrir les consultations',
} as const;
