import { claims as written } from '#content/claims.ts';
import type { Stated } from '../stated.ts';

/** A figure that the shop states about itself (§1): it must be true and provable (L121-2 to L121-4). */
export type Claim = {
  readonly value: string;
  readonly label: string;
  /** True when the figure is counted from reviews: it is shown only with the review notice (`reviews.ts`). */
  readonly fromReviews: boolean;
  /** Where it can be checked; undefined until the merchant states it. */
  readonly proof: string | undefined;
  readonly sample: boolean;
};

const stated: readonly Stated<Claim>[] = written;
export const claims: readonly Claim[] = stated.map((claim) => ({ proof: undefined, ...claim }));
