import { experts as written } from '#content/experts.ts';
import { type Discipline, shownDisciplines } from '../catalogue.ts';
import { signerId } from './signers.ts';

/** §3 «Expert». The specialty is the discipline's name in the catalogue, the image its medallion. */
export type Expert = {
  /** Derived from the name; the anchor on /experts. */
  readonly id: string;
  readonly name: string;
  readonly discipline: Discipline;
  /** Whole years of practice. */
  readonly experience: number;
  /** Out of 5, one decimal at most; shown to customers, so it needs a proof (L121-2). */
  readonly rating: number;
  /** Where the rating can be checked; undefined until the merchant states it. */
  readonly proof: string | undefined;
  /** Reports per working day beside all other work; due dates depend on it. */
  readonly capacity: number;
  /**
   * A file of web/public/portraits/ with one symbol `portrait`, an engraving in the box 0 0 136 136 that inherits its
   * inks; undefined shows the initials.
   */
  readonly portrait: string | undefined;
  readonly quote: string;
  readonly description: string;
  readonly story: readonly string[];
  readonly sample: boolean;
};

/** The associates of the cooperative, in the order of the catalogue and of each folder's list. */
export const experts: readonly Expert[] = written.map((expert) => ({
  proof: undefined,
  portrait: undefined,
  ...expert,
  id: signerId(expert.name),
}));

/** Those of the disciplines that are shown. */
export const shownExperts: readonly Expert[] = experts.filter(({ discipline }) =>
  shownDisciplines.includes(discipline),
);
