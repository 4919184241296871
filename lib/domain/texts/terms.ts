import { currentSections } from './terms-sections.ts';
import { currentTermsVersion } from './terms-version.ts';
import { fr } from './typography.ts';

export type Terms = {
  /** The day on which it takes effect (YYYY-MM-DD); each order stores the accepted one. */
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

/** A published text never changes: a changed text is a new version (a test checks the hash of each). */
export const currentTerms: Terms = termsOf(currentTermsVersion, currentSections);

/** The canonical plain text, which `terms.hash` of an order (SHA-256, UTF-8) is computed from. */
export const termsText = ({ version, title, sections }: Terms): string =>
  [
    `${title}\nVersion ${version}`,
    ...sections.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n\n')),
  ].join('\n\n\n');
