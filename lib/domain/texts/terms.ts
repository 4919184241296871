import { currentSections } from './terms-sections.ts';
import { currentTermsVersion } from './terms-version.ts';
import { fr } from './typography.ts';

export type Terms = {
  /** The day from which it applies (YYYY-MM-DD); kept on each order that accepted it. */
  readonly version: string;
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

const termsOf = (version: string, sections: Terms['sections']): Terms => ({
  version,
  title: 'Conditions générales de vente',
  sections: sections.map(({ heading, paragraphs }, index) => ({
    heading: fr(`${index + 1}. ${heading}`),
    paragraphs: paragraphs.map(fr),
  })),
});

/** A published text never changes: another word means another version (a test holds each one's hash). */
export const currentTerms: Terms = termsOf(currentTermsVersion, currentSections);

/** The canonical plain text: what an order's `terms.hash` (SHA-256, UTF-8) is taken from. */
export const termsText = ({ version, title, sections }: Terms): string =>
  [
    `${title}\nVersion ${version}`,
    ...sections.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n\n')),
  ].join('\n\n\n');
