import { unprintable } from '../domain/printed-signs.ts';
import type { PrintedReport } from '../domain/report/printed.ts';
import { headingText, sectionTexts } from '../domain/report/printed-text.ts';
import { reportTexts } from '../domain/texts/report.ts';

/** Signs that no face has, with the title of their place, and its section unless they stand on the cover. */
export type Unprintable = {
  readonly signs: string;
  readonly title: string;
  readonly section?: number;
};

type Place = { readonly title: string; readonly section?: number; readonly texts: readonly string[] };

const placesOf = ({ title, whose, foot, cover, sections }: PrintedReport): Place[] => [
  { title: reportTexts.coverName, texts: [title, whose, foot, ...cover.born, ...cover.written] },
  ...sections.map((section, index) => ({
    ...{ title: headingText(section), section: index },
    texts: sectionTexts(section),
  })),
];

export const unprintableIn = (report: PrintedReport): Unprintable[] =>
  placesOf(report).flatMap(({ texts, ...place }) => {
    const signs = unprintable(texts.join('\n'));
    return signs.length > 0 ? [{ ...place, signs: signs.join(' ') }] : [];
  });
