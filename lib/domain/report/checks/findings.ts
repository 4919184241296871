import type { Sheet } from '../../dossier/sheet.ts';
import { type Values, valuesOf } from '../../dossier/values.ts';
import { greetedName, outlines } from '../../merchant/outlines.ts';
import type { Line } from '../../sold.ts';
import type { ReportDocument } from '../document.ts';
import { printedWords } from '../printed-words.ts';
import type { Sameness } from '../sameness.ts';
import { foreignFinder, type Person } from '../wrong-person.ts';
import { chartFindings } from './chart-rules.ts';
import { contradictionsIn } from './contradictions.ts';
import {
  passageFindings,
  questionFindings,
  sectionFindings,
  twiceFindings,
  valueFindings,
} from './draft-rules.ts';
import type { Finding } from './finding.ts';
import { pagesOf } from './length.ts';
import { lengthFindings, nameFindings, personFindings, samenessFindings } from './reader-rules.ts';
import { variableFindings } from './variable-rules.ts';

/** What a draft is held against. */
export type Against = {
  readonly sheet: Sheet;
  /** The drawings of the dossier in words, as the composer takes them. */
  readonly figures: readonly string[];
  /** What the dossier would say by other choices about the chart. */
  readonly otherValues: readonly Values[];
  /** Sections that were taken out on purpose. */
  readonly removed: readonly { readonly id: string; readonly reason: string }[];
  /** The titles of the expert's passages, by their ids. */
  readonly passages: ReadonlyMap<string, string>;
  readonly own: Person;
  /** The name of the expert, which the report prints. */
  readonly author: string;
  readonly others: readonly Person[];
  readonly sameness: Sameness;
  /** The length that was sold. */
  readonly promised: Line['pages'];
  /** Once it is typeset; before, the pages are estimated. */
  readonly pages?: number;
};

/** All findings of a draft in the words that its reader reads; those that stop it come first. */
export const findingsIn = (document: ReportDocument, against: Against): Finding[] => {
  const { service, sections } = document;
  const { sheet, own, pages = pagesOf(sections, sheet.tables) } = against;
  const promised = outlines[service].map((section) => ({
    ...section,
    title: section.title.replace(greetedName, own.firstName),
  }));
  const missing = sectionFindings(sections, promised, against.removed);
  // Of an empty report there is nothing else to say.
  if (missing.some(({ id }) => id === 'nothing')) return missing;
  const all = [
    ...valueFindings(document, against),
    ...variableFindings(sections, valuesOf(sheet)),
    ...chartFindings(contradictionsIn(sections, valuesOf(sheet), against.otherValues)),
    ...missing,
    ...questionFindings(sections),
    ...twiceFindings(sections),
    ...nameFindings(sections, own),
    ...personFindings(sections, foreignFinder(own, printedWords(service, against.author), against.others)),
    ...passageFindings(sections, against.passages),
    ...lengthFindings(against.promised, pages),
    ...samenessFindings(sections, against.sameness),
  ];
  return [...all.filter(({ stops }) => stops), ...all.filter(({ stops }) => !stops)];
};
