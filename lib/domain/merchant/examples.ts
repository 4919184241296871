import type { Discipline } from '../catalogue.ts';
import { fr } from '../texts/typography.ts';

/** A finished report about an invented person, which the site shows whole. Merchant content. */
export type ReportExample = {
  /** The name of its file in `reports/`, and of its PDF. */
  readonly id: string;
  readonly discipline: Discipline;
  readonly title: string;
  /** What the person knows of the birth, and asked. */
  readonly about: string;
  readonly pages: number;
  readonly sample: true;
};

const example = (
  id: string,
  discipline: Discipline,
  { title, about, pages }: Pick<ReportExample, 'title' | 'about' | 'pages'>,
): ReportExample => ({ id, discipline, title: fr(title), about: fr(about), pages, sample: true });

/** Two of each discipline, in the order of the catalogue. Camille's birth is read in all four. */
export const reportExamples: readonly ReportExample[] = [
  example('theme-natal-camille', 'astrologie-occidentale', {
    title: 'Thème natal de Camille',
    about: "L'heure est celle de l'acte. « Je commence très bien. C'est la suite qui m'échappe. »",
    pages: 20,
  }),
  example('theme-natal-antoine', 'astrologie-occidentale', {
    title: "Thème natal d'Antoine",
    about:
      "L'heure est connue à un quart d'heure près. « On me dit secret, et l'on me reproche de parler trop vite. »",
    pages: 18,
  }),
  example('quatre-piliers-camille', 'astrologie-chinoise', {
    title: 'Quatre piliers de Camille',
    about: "La même naissance, lue par les éléments : une lampe au bord de l'eau.",
    pages: 14,
  }),
  example('quatre-piliers-paul', 'astrologie-chinoise', {
    title: 'Quatre piliers de Paul',
    about: "Sans heure de naissance. « Toute ma vie, on m'a dit Rat. Ma tante soutient que je suis Bœuf. »",
    pages: 14,
  }),
  example('nombres-camille', 'numerologie', {
    title: 'Nombres du nom de Camille',
    about: 'La même personne, par son acte de naissance : mon goût du changement est-il un défaut ?',
    pages: 11,
  }),
  example('nombres-yann', 'numerologie', {
    title: 'Nombres du nom de Yann',
    about: "Un nom d'usage et un nombre 11. « Je finis toujours par m'occuper de tout le monde. »",
    pages: 12,
  }),
  example('design-camille', 'human-design', {
    title: 'Design humain de Camille',
    about: 'La même naissance, mise au net : deux pièces sans porte entre elles.',
    pages: 12,
  }),
  example('design-solene', 'human-design', {
    title: 'Design humain de Solène',
    about:
      "L'heure est connue à dix minutes près. « Je vois ce qu'il faudrait faire. Je le dis, personne n'écoute. »",
    pages: 12,
  }),
];

/** The address of its PDF. */
export const exampleFile = ({ id }: Pick<ReportExample, 'id'>): string => `/exemples/${id}.pdf`;
