/** What one saving of a section costs at most, on average over a report. */
export const savingLimits = { writeUnits: 2, readUnits: 3 } as const;

/** A report of twenty pages: its characters, its sections, and the savings while it is typed without a rest. */
export const longReport = {
  characters: 40_000,
  sections: 10,
  charactersPerMinute: 200,
  secondsPerSaving: 5,
} as const;
