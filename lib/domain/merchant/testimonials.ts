import { testimonials as written } from '#content/testimonials.ts';
import type { PaidKey } from '../catalogue.ts';
import type { Stated } from '../stated.ts';

/** A customer's review of a report (§2 «Five static testimonials»). */
export type Testimonial = {
  readonly author: string;
  readonly service: PaidKey;
  readonly text: string;
  /** The days (YYYY-MM-DD) of the delivery and of the publication, which stand beside the review (D111-17). */
  readonly delivered: string;
  readonly published: string;
  /** The order or letter of the review (L111-7-2); undefined until the merchant states it. */
  readonly proof: string | undefined;
  readonly sample: boolean;
};

const stated: readonly Stated<Testimonial>[] = written;
export const testimonials: readonly Testimonial[] = stated.map((one) => ({ proof: undefined, ...one }));
