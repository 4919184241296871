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
  /** The sections, each on one page, that the site shows as pictures. */
  readonly shown?: readonly string[];
  readonly sample: true;
};

const example = (
  id: string,
  discipline: Discipline,
  { title, about, ...more }: Pick<ReportExample, 'title' | 'about' | 'pages' | 'shown'>,
): ReportExample => ({ id, discipline, title: fr(title), about: fr(about), ...more, sample: true });

/** Two of each discipline, in the order of the catalogue. Camille's birth is read in all four. */
export const reportExamples: readonly ReportExample[] = [
  example('theme-natal-camille', 'astrologie-occidentale', {
    title: 'Thème natal de Camille',
    about: "L'heure est celle de l'acte. « Je commence très bien. C'est la suite qui m'échappe. »",
    pages: 20,
    shown: ['lettre', 'ciel', 'mars', 'maisons'],
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
    shown: ['lettre', 'cercle', 'jour', 'balance'],
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
    shown: ['lettre', 'plaque', 'calculs', 'chemin'],
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
    shown: ['lettre', 'schema', 'type', 'centres'],
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

/** A page of an example as a picture. */
export type Leaf = {
  /** The number on the page. */
  readonly page: number;
  readonly title: string;
  /** The address of its picture. */
  readonly file: string;
  readonly lines: readonly string[];
};

/** What the build knows of an example whose pages are shown. */
export type ReportExtract = Pick<ReportExample, 'id' | 'discipline' | 'title'> & {
  /** Who has signed it. */
  readonly author: string;
  /** Pages of the whole report. */
  readonly pages: number;
  /** The first sentence that its expert has set apart. */
  readonly quote: readonly string[];
  readonly leaves: readonly Leaf[];
};

export const leafFile = ({ id }: Pick<ReportExample, 'id'>, page: number): string =>
  `/exemples/${id}-${page}.svg`;
