import type { Values } from '../../dossier/values.ts';
import { variableTexts as texts } from '../../texts/variables.ts';
import { type Run, runText, type Section, sectionSchema } from '../document.ts';
import { notationsIn } from '../notation.ts';
import { textsRead } from '../plain.ts';
import { atom, problemsIn } from '../variable-problems.ts';
import { spokenTitle } from './draft-rules.ts';
import type { Finding } from './finding.ts';

const read = (run: Run): string => (typeof run === 'object' && 'value' in run ? atom : runText(run));

/** All that a reader reads of a section, its titles included. */
const linesOf = (section: Section): string[] => [section.title, section.second, ...textsRead(section, read)];

/** A first name may make a title longer than a report has one. */
const hasRoom = (section: Section): boolean => sectionSchema.safeParse(section).success;

/** Whether nothing is left to fill in: no other report is typeset for a delivery. */
export const isFilledIn = (sections: readonly Section[]): boolean =>
  sections.every(hasRoom) && sections.flatMap(linesOf).every((line) => notationsIn(line).length === 0);

/**
 * Variables and agreements that nobody could fill in: none may reach a reader. They are told once for each section, and
 * the draft itself must change.
 */
export const variableFindings = (sections: readonly Section[], values: Values): Finding[] =>
  sections.flatMap((section) => {
    const problems = [
      ...linesOf(section).flatMap((line) => problemsIn(line, values).map(({ text }) => text)),
      ...(hasRoom(section) ? [] : [texts.long]),
    ];
    return [...new Set(problems)].map((problem, place) => ({
      id: `variable ${section.id} ${place}`,
      kind: 'variable' as const,
      section: section.id,
      text: texts.inSection(problem, spokenTitle(section)),
      confirm: false,
      stops: true,
    }));
  });
