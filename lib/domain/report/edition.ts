import { catalogue, needBirth, type PaidKey } from '../catalogue.ts';
import { fullName, type Named, studiedOf } from '../persons.ts';
import type { CustomerInfo } from '../profile.ts';
import { type BirthLines, birthLines } from '../texts/birth-lines.ts';
import { reportTexts as texts } from '../texts/report.ts';
import { fr, monthOf } from '../texts/typography.ts';
import { writingTexts } from '../texts/writing.ts';
import type { Trace } from './changes.ts';
import { groupedCode } from './code.ts';
import { type Composed, composed, type Source } from './compose.ts';
import type { ReportDocument } from './document.ts';
import type { PrintedFact, PrintedReport } from './printed.ts';
import { whatChanged } from './replaced.ts';
import { typeset } from './typography.ts';
import type { Writing } from './writing.ts';

/** All that a report says beside its sections. */
export type Edition = {
  readonly document: ReportDocument;
  readonly source: Source;
  /** The customer info of the order; the report speaks of the person studied. */
  readonly person: Pick<
    CustomerInfo,
    'firstName' | 'lastName' | 'birthDate' | 'birthTime' | 'birthPlace' | 'birth'
  > & { readonly person?: Named | undefined };
  readonly author: { readonly name: string; readonly role: string };
  readonly version: number;
  /** The version before, which this one replaces. */
  readonly replaced?: { readonly date: string; readonly trace?: Trace | undefined } | undefined;
  /** YYYY-MM-DD, the day of delivery in the shop's zone. */
  readonly date: string;
  /** About an invented person. */
  readonly isExample?: true;
  /** Empty in a preview. */
  readonly code: string;
  /** How it was written, where its expert shows it. */
  readonly writing?: Writing | undefined;
  /** The days of the right to withdraw. */
  readonly withdrawalDays: number;
};

const fact = (name: string, text: string | undefined): PrintedFact[] =>
  text === undefined || text === '' ? [] : [{ name, runs: [typeset(text)] }];

const dayOf = (date: string): string =>
  fr(`${Number(date.slice(8, 10))} ${monthOf(date)} ${date.slice(0, 4)}`);

type Bearer = Pick<Edition, 'document' | 'person'>;

/** The birth that the report was written from; a reading that needs none does not name it, nor one that is not for this reader. */
const bornFor = ({ document, person }: Bearer): BirthLines | undefined =>
  needBirth([document.service]) && person.birthDate !== '' ? birthLines(person) : undefined;

const contentsOf = ({ source, ...of }: Bearer & Pick<Edition, 'source'>): PrintedReport['contents'] => {
  const born = bornFor(of);
  return {
    ...texts.contents,
    facts: [
      ...fact(texts.facts.birth, born && `${born.date}, ${born.hour}`),
      ...fact(texts.facts.place, born?.place),
      ...fact(texts.facts.instant, born?.instant),
      ...fact(texts.facts.drawing, source.sheet.caption),
    ],
  };
};

/** How a report was computed, and from which sources. */
export const makingOf = (service: PaidKey): PrintedFact[] => {
  const { chart } = catalogue[service];
  return [
    ...fact(texts.computed, texts.computedHow(chart)),
    ...fact(texts.credits, chart ? texts.creditsOf : texts.creditsUndrawn),
  ];
};

const colophonOf = (edition: Edition, sections: PrintedReport['sections']): PrintedReport['colophon'] => {
  const { document, person, author, version, date, isExample, code, writing, withdrawalDays, replaced } =
    edition;
  return {
    ...texts.colophon,
    facts: [
      ...(isExample ? fact(texts.example, texts.exampleOf) : []),
      ...fact(texts.written, texts.writtenFor(author.name, fullName(studiedOf(person)))),
      ...fact(writingTexts.name, writing && writingTexts.sentence(writing)),
      ...fact(texts.version, texts.versionOf(version, dayOf(date))),
      ...(replaced
        ? fact(texts.changes, whatChanged({ ...replaced, day: dayOf(replaced.date) }, version, sections))
        : []),
      ...makingOf(document.service),
      ...fact(texts.printing, texts.printingHow),
      ...fact(texts.withdrawing, texts.withdrawingHow(withdrawalDays)),
      ...fact(texts.notice, texts.noticeOf),
    ],
    code: groupedCode(code),
    codeNote: texts.codeNote,
  };
};

/** A whole report for the typesetter, and the references that its dossier does not have. */
export const editionOf = (
  edition: Edition,
): { readonly report: PrintedReport } & Pick<Composed, 'missing'> => {
  const { document, source, person, author, date } = edition;
  const { sections, missing } = composed(document, source);
  const title = texts.titles[document.service];
  const born = bornFor(edition);
  const { firstName } = studiedOf(person);
  const report: PrintedReport = {
    accent: catalogue[document.service].accent,
    title,
    whose: texts.whose(firstName),
    firstName,
    foot: texts.foot(firstName),
    words: { hour: texts.hour, states: texts.states },
    author: author.name,
    role: author.role,
    date,
    description: texts.description(title, firstName, author.name),
    cover: {
      figure: 0,
      alt: source.figures[0] ?? title,
      born: born ? [texts.born(born.date, born.hour), born.place].map(typeset) : [],
      written: [texts.writtenBy, author.name],
    },
    contents: contentsOf(edition),
    sections,
    colophon: colophonOf(edition, sections),
  };
  return { report, missing };
};
