import { examples } from '#content/examples.ts';
import { type Discipline, shownDisciplines } from '../catalogue.ts';

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
  readonly sample: boolean;
};

/** Those of each discipline, in the order of the catalogue. */
export const reportExamples: readonly ReportExample[] = examples.filter(({ discipline }) =>
  shownDisciplines.includes(discipline),
);

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
  /** Of the invented person. */
  readonly firstName: string;
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
