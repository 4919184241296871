import type { PrintedReport, PrintedSection } from '#domain/report/printed.ts';
import { headingText, runsText, sectionTexts } from '#domain/report/printed-text.ts';

/** A stop of the reading: a section of the report, or its colophon. */
export type Chapter = {
  /** The anchor in the address, unique in the report. */
  readonly anchor: string;
  /** The letter and the colophon have none. */
  readonly number: number | undefined;
  readonly name: string;
  readonly words: number;
  /** The page of the PDF on which it begins; a report of an older edition does not tell it. */
  readonly page: number | undefined;
  /** The colophon is no section. */
  readonly section: PrintedSection | undefined;
};

const wordsIn = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).filter(Boolean).length;

const anchorOf = (letters: number, number: number | undefined): string => {
  if (number !== undefined) return `chapitre-${number}`;
  return letters > 1 ? `lettre-${letters}` : 'lettre';
};

/** The chapters have the numbers of their folios in the PDF; a letter stands before them without one. */
export const chaptersOf = (
  { sections, colophon }: PrintedReport,
  starts: readonly number[] = [],
): Chapter[] => {
  let [letters, numbers] = [0, 0];
  const chapters = sections.map((section, index): Chapter => {
    if (section.kind === 'letter') letters += 1;
    else numbers += 1;
    const number = section.kind === 'letter' ? undefined : numbers;
    return {
      anchor: anchorOf(letters, number),
      number,
      section,
      name: headingText(section),
      words: wordsIn(sectionTexts(section)),
      page: starts[index],
    };
  });
  const facts = colophon.facts.flatMap(({ name, runs }) => [name, runsText(runs)]);
  const last = { anchor: 'colophon', number: undefined, section: undefined, page: starts[sections.length] };
  return [...chapters, { ...last, name: headingText(colophon), words: wordsIn(facts) }];
};

/** Percent of the report before a place: `fraction` of the chapter at `index`. */
export const percentAt = (chapters: readonly Chapter[], index: number, fraction: number): number => {
  const all = chapters.reduce((sum, { words }) => sum + words, 0);
  const before = chapters.slice(0, Math.max(0, index)).reduce((sum, { words }) => sum + words, 0);
  const here = (chapters[index]?.words ?? 0) * fraction;
  return all === 0 ? 0 : Math.round(((before + here) / all) * 100);
};
