import { texts as written } from '#content/page-examples.ts';
import { disciplinesInWords } from '#domain/texts/how-many.ts';
import { pageWords } from '#domain/texts/page-words.ts';
import { fr } from '#domain/texts/typography.ts';

/** Texts of /exemples; the reports themselves are merchant content. */
export const examplesTexts = {
  title: 'Exemples de rapports',
  intro: pageWords(written.intro),
  leaves: (title: string) => fr(`Quelques pages : ${title}`),
  leafing: (shown: number, pages: number) => fr(`Feuilleter : ${shown} pages sur ${pages}`),
  leaf: (page: number, title: string) => fr(`Page ${page} : ${title}`),
  read: (page: number) => `Lire le texte de la page ${page}`,
  file: (pages: number) => fr(`PDF, ${pages} pages`),
  promised: ({ min, max }: { min: number; max: number }, signed: string) =>
    fr(`De ${min} à ${max} pages, ${signed}`),
  closing: {
    title: { first: 'Le vôtre', second: 'reste à écrire.' },
    text: fr(`Choisissez une lecture, ou les ${disciplinesInWords}.`),
    services: 'Voir les consultations',
    sky: 'Dessiner mon ciel',
  },
} as const;
