import type { ReportDocument } from '#domain/report/document.ts';

/** A page as it was typeset, with the report that it shows. */
export type ShownPage = {
  readonly report: string;
  readonly page: number;
  readonly pages: number;
  readonly svg: string;
  readonly spills: readonly { readonly section: string; readonly lines: number }[];
  readonly off: readonly string[];
  readonly signs: readonly { readonly signs: string; readonly section?: string | undefined }[];
  readonly missing: readonly string[];
  readonly at: number;
};

/** The report as far as the caret: its last page before the colophon is the one that is being written. */
export const upTo = (document: ReportDocument, section: string, blocks: number): ReportDocument => {
  const place = document.sections.findIndex(({ id }) => id === section);
  return {
    ...document,
    sections: document.sections
      .slice(0, place + 1)
      .map((one, index) => (index === place ? { ...one, blocks: one.blocks.slice(0, blocks) } : one)),
  };
};

/** The colophon has the last page. */
export const caretPage = (pages: number): number => Math.max(1, pages - 1);

/** Never runs twice at once; calls during a run cause one more run after it. */
export const oneAtATime = (run: () => Promise<void>) => {
  let isRunning = false;
  let isWanted = false;
  return async (): Promise<void> => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await run();
    }
    isRunning = false;
  };
};
