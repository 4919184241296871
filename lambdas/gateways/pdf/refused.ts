import type { ReportRefusal } from '#domain/atelier.ts';

/** A PDF that cannot be a report, with the reason that its expert reads. */
export class RefusedPdf extends Error {
  readonly refusal: ReportRefusal;

  constructor(refusal: ReportRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Throws unless the file is sound here. */
export function assertSound(condition: boolean, refusal: ReportRefusal = 'damaged'): asserts condition {
  if (!condition) throw new RefusedPdf(refusal);
}
