import { formatDate } from '#domain/dates.ts';
import { fr } from '#domain/texts/typography.ts';

/** A link within a sentence: a page of this site, another site, or `mailto:`. */
export type LegalLink = { readonly to: string; readonly label: string };
export type LegalRun = string | LegalLink;
/** Words, or runs of them between links. */
export type LegalWords = string | readonly LegalRun[];

/** A kind of data with labelled facts about it. */
export type LegalEntry = {
  readonly name: string;
  readonly facts: readonly { readonly label: string; readonly text: LegalWords }[];
};

/** Shown in this order: paragraphs, list, entries, links of this site. */
export type LegalSection = {
  readonly heading: string;
  readonly paragraphs: readonly LegalWords[];
  readonly list?: readonly LegalWords[] | undefined;
  readonly entries?: readonly LegalEntry[] | undefined;
  readonly links?: readonly LegalLink[] | undefined;
};

/** A legal text of the site; `date` is the sentence about when it applies. */
export type LegalDocument = {
  readonly date: string;
  readonly intro: LegalWords;
  readonly sections: readonly LegalSection[];
};

export const runsOf = (words: LegalWords): readonly LegalRun[] =>
  typeof words === 'string' ? [words] : words;

/** The words without their links. */
export const plainWords = (words: LegalWords): string =>
  runsOf(words)
    .map((run) => (typeof run === 'string' ? run : run.label))
    .join('');

const setLink = ({ to, label }: LegalLink): LegalLink => ({ to, label: fr(label) });

const setWords = (words: LegalWords): LegalWords =>
  typeof words === 'string'
    ? fr(words)
    : words.map((run) => (typeof run === 'string' ? fr(run) : setLink(run)));

const setEntry = ({ name, facts }: LegalEntry): LegalEntry => ({
  name: fr(name),
  facts: facts.map(({ label, text }) => ({ label: fr(label), text: setWords(text) })),
});

const setSection = (section: LegalSection, index: number): LegalSection => ({
  heading: fr(`${index + 1}. ${section.heading}`),
  paragraphs: section.paragraphs.map(setWords),
  list: section.list?.map(setWords),
  entries: section.entries?.map(setEntry),
  links: section.links?.map(setLink),
});

/** Numbers the sections and applies the French spacing. */
export const legalDocument = ({ date, intro, sections }: LegalDocument): LegalDocument => ({
  date: fr(date),
  intro: setWords(intro),
  sections: sections.map(setSection),
});

/** «Version du 21 novembre 2026», from a day (YYYY-MM-DD). */
export const versionOf = (day: string): string => `Version du ${formatDate(new Date(day))}`;
