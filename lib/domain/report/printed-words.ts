import { catalogue, type Discipline } from '../catalogue.ts';
import { shopName } from '../merchant/contact.ts';
import { greetedName, outlines } from '../merchant/outlines.ts';
import { reportTexts } from '../texts/report.ts';

const titleOf = (title: string, second: string): string => `${title} ${second}`.replace(greetedName, '');

/** What a report says of nobody: the titles of its plan, the words that are printed around it, and who wrote it. */
export const printedWords = (service: Discipline, author: string): string[] => [
  ...outlines[service].map(({ title, second }) => titleOf(title, second)),
  ...Object.values(reportTexts).filter((text) => typeof text === 'string'),
  ...[...Object.values(reportTexts.titles), titleOf(reportTexts.contents.title, reportTexts.contents.second)],
  ...[reportTexts.computedHow(catalogue[service].chart), shopName, author].filter(
    (text) => text !== undefined,
  ),
];
