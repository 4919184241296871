import { currentTerms as published } from '#content/current-terms.ts';

export type Terms = {
  /** The day on which it takes effect (YYYY-MM-DD); each order stores the accepted one. */
  readonly version: string;
  readonly title: string;
  /** It says that a question to the customer stops the clock of the promise. */
  readonly pauses?: true;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};

/** The newest of the published texts. A published text never changes: `npm run content` publishes a changed one. */
export const currentTerms: Terms = published;

/** The canonical plain text, which `terms.hash` of an order (SHA-256, UTF-8) is computed from. */
export const termsText = ({ version, title, sections }: Terms): string =>
  [
    `${title}\nVersion ${version}`,
    ...sections.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n\n')),
  ].join('\n\n\n');
