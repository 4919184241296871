import { claims } from '#domain/merchant/claims.ts';
import { type ReviewNotice as Notice, reviewNotice } from '#domain/merchant/reviews.ts';
import { testimonials } from '#domain/merchant/testimonials.ts';
import styles from './review-notice.module.css';
import { reviewTexts as texts } from './review-texts.ts';

const hasSamples = [...claims, ...testimonials].some(({ sample }) => sample);
/** Beside the reviews, what D111-17 wants there; then what it wants within easy reach. */
const paragraphsOf = (notice: Notice) => [
  [notice.collected, notice.checked, notice.dates, notice.order].join(' '),
  [notice.consideration, notice.kept, notice.refused, notice.doubt].join(' '),
];

/** The legal notice beside reviews, and that sample reviews are samples. */
export const ReviewNotice = () => (
  <div className={`meta ${styles.notice}`}>
    {reviewNotice && paragraphsOf(reviewNotice).map((text) => <p key={text}>{text}</p>)}
    {hasSamples && <p>{texts.samples}</p>}
  </div>
);
