/** Which chapters are tightened or loosened, so that no page holds a few lines alone. */

/** Where a section ends: its pages, and the lines on the last of them. */
export type SectionEnd = { readonly section: number; readonly pages: number; readonly lines: number };

/** A section of the report, and by how much it is tighter (below 0) or looser: «fitted» of `report.typ`. */
export type Laid = { readonly section: number; readonly fit: number };

/** What is laid out: the whole report, or sections alone to see where they end. */
export type Plan = { readonly isWhole: boolean; readonly sections: readonly Laid[] };

/** Less than 15 % of a page is not worth one. */
const few = 4;
export const isSpilled = ({ pages, lines }: SectionEnd): boolean => pages > 1 && lines <= few;

/** Pages; the trial lays out each of them six times, and a text that is pasted whole may have hundreds. */
const longest = 8;
export const mayBeFitted = (end: SectionEnd): boolean => isSpilled(end) && end.pages <= longest;

/** Of facing pages, nobody sees which is tighter by three hundredths; a saved page is better than a fuller one. */
const steps = [-0.01, -0.02, -0.03, 0.01, 0.02, 0.03];

export const planOf = (sections: readonly Laid[]): Plan => ({ isWhole: true, sections });

/** Each of these sections at each step. */
export const trialOf = (spilled: readonly SectionEnd[]): Plan => ({
  isWhole: false,
  sections: spilled.flatMap(({ section }) => steps.map((fit) => ({ section, fit }))),
});

/**
 * The first step at which each section needs a page less or fills its last one, or none; `ends` are those of the trial.
 */
export const fitsOf = (spilled: readonly SectionEnd[], trial: Plan, ends: readonly SectionEnd[]): Laid[] =>
  spilled.map(({ section, pages }) => {
    const saves = (laid: Laid, index: number): boolean => {
      const end = ends.find((one) => one.section === index);
      return laid.section === section && end !== undefined && end.pages <= pages && !isSpilled(end);
    };
    return trial.sections.find(saves) ?? { section, fit: 0 };
  });
