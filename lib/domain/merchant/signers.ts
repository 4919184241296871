import { guidance } from '#content/rules.ts';
import { signers } from '#content/writers.ts';
import { type Discipline, disciplines, shownDisciplines } from '../catalogue.ts';
import { withoutAccents } from '../letters.ts';

/** Of the disciplines that are shown, in the order of the catalogue. */
export const allSigners: readonly string[] = shownDisciplines.flatMap((key) => [...signers[key]]);

/** Nobody else takes a part (`../../../lambdas/atelier/take.ts`). */
export const signs = (discipline: Discipline, name: string): boolean =>
  signers[discipline].some((one) => one === name);

/** True for whoever signs a discipline, also one that is no longer shown. */
export const isSigner = (name: string): boolean => disciplines.some((key) => signs(key, name));

/** The id of an expert: the anchor on /experts, and the symbol of the drawn signature. */
export const signerId = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

/** Whose texts the daily guidance consists of. */
export const guidanceAuthor = { name: guidance.author, sample: guidance.sample };
