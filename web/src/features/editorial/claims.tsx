import { claims } from '#domain/merchant/claims.ts';
import { reviewNotice } from '#domain/merchant/reviews.ts';
import styles from './claims.module.css';
import { ReviewNotice } from './review-notice.tsx';

/** The cooperative's figures about itself (§1); figures about reviews have their notice. */
export const Claims = ({ label }: { label: string }) => (
  <>
    <ul className={styles.claims} aria-label={label}>
      {claims
        .filter(({ fromReviews }) => reviewNotice || !fromReviews)
        .map(({ value, label: what }) => (
          <li key={what}>
            <b className="num">{value}</b> {what}
          </li>
        ))}
    </ul>
    <ReviewNotice />
  </>
);
