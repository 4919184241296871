import { join } from 'node:path';
import { publishedTerms } from '#content/published-terms.ts';
import { paperNames } from '#domain/texts/papers.ts';

export type Paper = { readonly name: string; readonly path: string };

/**
 * The PDFs that a confirmation carries (code de la consommation L221-13), as `buildPapers` of lib/papers.ts wrote
 * them into `folder`. Throws for a version that was never published: the mail must not be sent without its terms.
 */
export const papersOf = (version: string, folder: string): readonly Paper[] => {
  if (!publishedTerms.includes(version)) {
    throw new Error(`no terms of sale of version «${version}»`);
  }
  return Object.values(paperNames).map((name) => ({ name, path: join(folder, version, name) }));
};
