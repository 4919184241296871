import { deskRules } from '#content/rules.ts';
import { frenchDate } from '../../birth.ts';
import { fullName } from '../../persons.ts';
import type { Line } from '../../sold.ts';
import { checkTexts as texts } from '../../texts/checks.ts';
import { isFarShorter } from '../../upload.ts';
import type { Section } from '../document.ts';
import { fold } from '../fold.ts';
import { isTooSame, percentOf, type Sameness } from '../sameness.ts';
import { type Foreign, hasFirstName, type Person } from '../wrong-person.ts';
import { beginning, mostNamed, spokenTitle } from './draft-rules.ts';
import type { Finding } from './finding.ts';
import { readText } from './words.ts';

/** Rules about who reads the report, and about what was written for others. */

/** May be right, so its expert decides. */
const asked = { confirm: true, stops: true } as const;
const told = { confirm: false, stops: false } as const;

/** Cover and foot name the reader anyway; a text that does not may speak to somebody else. */
export const nameFindings = (sections: readonly Section[], own: Person): Finding[] =>
  hasFirstName(sections.map(readText).join('\n'), own)
    ? []
    : [{ id: 'name', kind: 'name', text: texts.firstName(own.firstName), ...asked }];

/** Names and births of the other persons for whom this expert writes, with the words around them. */
export const personFindings = (
  sections: readonly Section[],
  foreignIn: (text: string) => readonly Foreign[],
): Finding[] => {
  const found = sections.flatMap((section) =>
    foreignIn(readText(section)).map(({ of, what, words }): Finding => {
      const said = what === 'name' ? fullName(of) : frenchDate(of.birthDate);
      return {
        id: `person ${section.id} ${fold(said).slice(0, mostNamed)}`,
        kind: 'person',
        section: section.id,
        text: what === 'name' ? texts.otherName(said) : texts.otherBirth(said),
        quotes: [words],
        ...asked,
      };
    }),
  );
  // One person may have ordered several times.
  return [...new Map(found.map((finding) => [finding.id, finding])).values()];
};

export const lengthFindings = (promised: Line['pages'], pages: number): Finding[] => {
  if (!promised || (pages >= promised.min && pages <= promised.max)) return [];
  const rank = isFarShorter(promised, pages) ? asked : told;
  return [{ id: `length ${pages}`, kind: 'length', text: texts.length(pages, promised), ...rank }];
};

/** As many sentences as a reader of the findings looks at. */
const shown = 20;

/** The share first; above the merchant's limit it is to be confirmed. Then the places. */
export const samenessFindings = (sections: readonly Section[], sameness: Sameness): Finding[] => {
  const { of, copied, passages, places } = sameness;
  const percent = percentOf(sameness);
  const rank = isTooSame(sameness, deskRules.mostSame) ? asked : told;
  const title = (id: string) => {
    const section = sections.find((one) => one.id === id);
    return section ? spokenTitle(section) : texts.untitled;
  };
  const share: Finding = {
    id: `same ${copied} ${of}`,
    kind: 'same',
    text: texts.same(copied, of, percent),
    ...rank,
  };
  return [
    ...(copied > 0 ? [share] : []),
    ...places.map(
      ({ section, quotes }): Finding => ({
        id: `same ${section} ${quotes.length}`,
        kind: 'same',
        section,
        text: texts.sameIn(quotes.length, title(section)),
        quotes: quotes.slice(0, shown).map(beginning),
        ...told,
      }),
    ),
    ...(passages > 0
      ? [
          {
            id: `same passages ${passages}`,
            kind: 'same' as const,
            text: texts.passages(passages, of),
            ...told,
          },
        ]
      : []),
  ];
};
