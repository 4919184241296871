import { fr } from '../texts/typography.ts';

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

const sample = (value: string, label: string, fromReviews = false): Claim => ({
  value: fr(value),
  label: fr(label),
  fromReviews,
  proof: undefined,
  sample: true,
});

/** Merchant content; these are examples without proof. */
export const claims: readonly Claim[] = [
  sample('10 000+', 'consultations écrites'),
  sample('4,9/5', 'de note moyenne', true),
  sample('5+', "ans d'activité"),
  sample('2 500+', 'avis vérifiés', true),
];
