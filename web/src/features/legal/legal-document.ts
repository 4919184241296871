import { formatDate } from '#domain/dates.ts';
import { fr } from '#domain/texts/typography.ts';

/** A kind of data with labelled facts about it. */
export type LegalEntry = {
  readonly name: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
};

/** Shown in this order: paragraphs, list, entries, links of this site. */
export type LegalSection = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[] | undefined;
  readonly entries?: readonly LegalEntry[] | undefined;
  readonly links?: readonly { readonly to: string; readonly label: string }[] | undefined;
};

/** A legal text of the site; `date` is the sentence about when it applies. */
export type LegalDocument = {
  readonly date: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
};

const setEntry = ({ name, facts }: LegalEntry): LegalEntry => ({
  name: fr(name),
  facts: facts.map(({ label, text }) => ({ label: fr(label), text: fr(text) })),
});

const setSection = (section: LegalSection, index: number): LegalSection => ({
  heading: fr(`${index + 1}. ${section.heading}`),
  paragraphs: section.paragraphs.map(fr),
  list: section.list?.map(fr),
  entries: section.entries?.map(setEntry),
  links: section.links?.map(({ to, label }) => ({ to, label: fr(label) })),
});

/** Numbers the sections and applies the French spacing. */
export const legalDocument = ({ date, intro, sections }: LegalDocument): LegalDocument => ({
  date: fr(date),
  intro: fr(intro),
  sections: sections.map(setSection),
});

/** «Version du 21 novembre 2026», from a day (YYYY-MM-DD). */
export const versionOf = (day: string): string => `Version du ${formatDate(new Date(day))}`;
