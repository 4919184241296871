import { signatures as written } from '#content/signatures.ts';

/** Width and height of the box in which each signature is drawn. */
export const signatureBox = [216, 84] as const;

type Signature = {
  /** The name that the line writes; a test compares it with the experts. */
  readonly of: string;
  /** One thin pen, as SVG path data. */
  readonly outline: string;
  /** Drawn by the shop, not by the expert. */
  readonly sample: boolean;
};

/**
 * The signatures of the experts: ornaments of their names that the shop has drawn itself, until an expert's own is traced
 * in the same box.
 */
export const signatures: readonly Signature[] = written;
