import { claims } from '#domain/merchant/claims.ts';
import { type ReviewNotice as Notice, reviewNotice } from '#domain/merchant/reviews.ts';
import { testimonials } from '#domain/merchant/testimonials.ts';
import styles from './review-notice.module.css';
import { reviewTexts as texts } from './review-texts.ts';

const hasSamples = [...claims, ...testimonials].some(({ sample }) => sample);
const wordsOf = ({ collected, checked, dates, order }: Notice) =>
  [collected, checked, dates, order].join(' ');

/** The legal notice beside reviews, and that sample reviews are samples. */
export const ReviewNotice = () => (
  <div className={`meta ${styles.notice}`}>
    {reviewNotice && <p>{wordsOf(reviewNotice)}</p>}
    {hasSamples && <p>{texts.samples}</p>}
  </div>
);
