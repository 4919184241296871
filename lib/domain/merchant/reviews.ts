import { reviews } from '#content/reviews.ts';
import type { Stated } from '../stated.ts';

/**
 * The notice that must accompany customers' reviews and figures counted from them (code de la consommation, L111-7-2,
 * D111-16 to D111-19).
 */
export type ReviewNotice = {
  /** How reviews are collected. */
  readonly collected: string;
  /** Whether customers get anything in return. */
  readonly consideration: string;
  /** Whether they are checked, and how. */
  readonly checked: string;
  /** Which dates stand beside a review, and of which time the figures are. */
  readonly dates: string;
  /** The order in which they are shown. */
  readonly order: string;
  /** The longest time until a review is published, and for which it is kept. */
  readonly kept: string;
  /** Why one is refused, and that its author is told the reason. */
  readonly refused: string;
  /** Where a doubt about a review is told, without cost. */
  readonly doubt: string;
  readonly proof: string | undefined;
  readonly sample: boolean;
};

const proved = (stated: Stated<ReviewNotice> | undefined): ReviewNotice | undefined =>
  stated && { proof: undefined, ...stated };

/** While it is undefined the site shows no review, rating or count of reviews. */
export const reviewNotice = proved(reviews);
