/** An instant of the list, with what stands there. */
export type Dated = { readonly at: string };
export type Day<Entry extends Dated> = { readonly day: string; readonly entries: readonly Entry[] };

/** Entries by the day of their reader, in order of time. `dayOf` names a day. */
export const byDay = <Entry extends Dated>(
  entries: readonly Entry[],
  dayOf: (at: Date) => string,
): readonly Day<Entry>[] => {
  const sorted = [...entries].sort((left, right) => left.at.localeCompare(right.at));
  return [...Map.groupBy(sorted, ({ at }) => dayOf(new Date(at)))].map(([day, ofDay]) => ({
    day,
    entries: ofDay,
  }));
};

/** The paragraphs of a message; an empty line parts them. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
