import * as day from '#content/day.ts';
import * as night from '#content/night.ts';

/** The owner's colours for mails, papers and saved charts, where no style sheet reaches. */
export { day, night };
/** The ink of each accent on paper. */
export const accentInks = {
  indigo: day.indigo,
  cinnabar: day.cinnabar,
  verdigris: day.verdigris,
  plum: day.plum,
  gilt: day.giltInk,
} as const;
