import type { Placement, Values } from '../dossier/values.ts';
import type { MarginNote } from './printed.ts';
import { typeset } from './typography.ts';

/** What stands in the margin beside a paragraph: the rows and cells of the dossier that its proof names. */

/** Cells of one column, as the stem and the branch of a pillar, are one placement. */
const joined = (placements: readonly Placement[]): Placement[] =>
  [...Map.groupBy(placements, ({ name }) => name).values()].flatMap((same) => {
    const [first] = same;
    return first
      ? [
          {
            ...first,
            glyphs: same.flatMap(({ glyphs }) => glyphs.slice(0, 1)),
            facts: same.flatMap(({ facts }) => facts),
            marks: same.flatMap(({ marks }) => marks),
          },
        ]
      : [];
  });

/** A long sum has no room in a margin: its total and what it is reduced to remain. */
const longestSum = 40;
const shortSum = (text: string): string =>
  text.length > longestSum && text.includes(' = ') ? text.slice(text.lastIndexOf(' = ') + 3) : text;

/** A sum already ends with its value. */
const marginFacts = (facts: readonly string[]): string[] =>
  facts
    .filter(
      (fact, index) =>
        !facts[index - 1]?.endsWith(`→ ${fact}`) && !facts[index - 1]?.endsWith(`→\u00a0${fact}`),
    )
    .map(shortSum);

/** A whole date is wider than the margin, and a number alone on its line counts nothing. */
const marginText = (text: string): string =>
  typeset(text)
    .replaceAll(/\s(?=\d{4}(?!\d))/g, ' ')
    .replaceAll(/ (?=\d{1,2}(,|$))/g, '\u00a0');

/** Adds the references that the dossier does not have to `missing`. */
export const noteOf = (
  proof: readonly string[],
  { values, missing }: { readonly values: Values; readonly missing: Set<string> },
): MarginNote | undefined => {
  const cells = joined(proof.flatMap((reference) => values.cells.get(reference) ?? []));
  const rows = proof.flatMap((reference) => {
    const placement = values.placements.get(reference);
    if (!placement && !values.cells.has(reference)) missing.add(reference);
    return placement ?? [];
  });
  const placements = [
    ...rows.map((row) => ({ ...row, glyphs: row.glyphs.slice(0, row.isPair ? 2 : 1) })),
    ...cells,
  ];
  if (placements.length === 0) return undefined;
  const marks = [...new Set(placements.flatMap((placement) => placement.marks))];
  return {
    ...(marks.length > 0 && { marks }),
    glyphs: [...new Set(placements.flatMap(({ glyphs }) => glyphs))],
    // Beside several positions, the margin has a line for each.
    lines: placements.flatMap(({ name, facts }) =>
      placements.length === 1
        ? [name, ...marginFacts(facts).map(marginText)]
        : [marginText([name, ...marginFacts(facts).slice(0, 1)].join(', '))],
    ),
  };
};
