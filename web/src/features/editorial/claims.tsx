import { claims } from '#domain/owner/claims.ts';
import { reviewNotice } from '#domain/owner/reviews.ts';
import styles from './claims.module.css';
import { ReviewNotice } from './review-notice.tsx';

/** What the cooperative states about itself, in figures (§1); of reviews only with their notice. */
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
