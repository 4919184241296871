import { professions, signers } from '#content/writers.ts';
import { type Discipline, type PaidKey, partsOf } from '../catalogue.ts';
import { guidanceAuthor } from '../merchant/signers.ts';
import { inWords } from './counts.ts';
import { fr } from './typography.ts';

/** The only expert of a discipline; undefined where somebody else may take a part. */
export const soleSigner = (service: Discipline): string | undefined => {
  const [first, ...others]: readonly string[] = signers[service];
  return others.length > 0 ? undefined : first;
};

/** «Hélène Vasseur», or «un de nos deux numérologues» where somebody else may take the part. */
export const anyOf = (service: Discipline): string =>
  soleSigner(service) ?? `un de nos ${inWords(signers[service].length)} ${professions[service]}`;

/**
 * «par Hélène Vasseur», or before the part is taken «par un de nos deux numérologues»; `name` is who took it. Each part of
 * a pack has its own.
 */
export const signedBy = (service: PaidKey, name?: string): string => {
  if (name !== undefined) return `par ${name}`;
  const [only, ...others] = partsOf([service]);
  return `par ${only && others.length === 0 ? anyOf(only) : 'un expert de chaque discipline'}`;
};

/** The words of the guidance are written beforehand and chosen by the sky of the day. */
export const guidanceWords = fr(`Textes écrits par ${guidanceAuthor.name}`);
