/** How the house reads charts (merchant content): experts and customers see these conventions in each dossier. */

/** A sample until the experts have agreed on these figures. */
export const chartConventions = { sample: true } as const;

/** Sums that numerology does not reduce, in the guidance too; personal years and life cycles have one digit. */
export const masterNumbers: readonly number[] = [11, 22];
