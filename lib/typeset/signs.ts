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

/** What has no shape of its own, as the bullets of a word processor, is named by its code. */
const named = (sign: string): string =>
  /[\p{Co}\p{Cn}]/u.test(sign) ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}` : sign;

export const unprintableIn = (report: PrintedReport): Unprintable[] =>
  placesOf(report).flatMap(({ texts, ...place }) => {
    const signs = unprintable(texts.join('\n'));
    return signs.length > 0 ? [{ ...place, signs: signs.map(named).join(' ') }] : [];
  });
