import type { ReportRefusal } from '#domain/upload.ts';

/** The error for a PDF that cannot be a report; `refusal` is shown to its expert. */
export class RefusedPdf extends Error {
  readonly refusal: ReportRefusal;

  constructor(refusal: ReportRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Throws unless `condition` holds. */
export function assertSound(condition: boolean, refusal: ReportRefusal = 'damaged'): asserts condition {
  if (!condition) throw new RefusedPdf(refusal);
}
