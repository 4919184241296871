import { claims } from '#domain/merchant/claims.ts';
import { reviewNotice } from '#domain/merchant/reviews.ts';
import styles from './claims.module.css';
import { ReviewNotice } from './review-notice.tsx';

/** Figures that are counted from reviews need the notice about them. */
export const shownClaims = claims.filter(({ fromReviews }) => reviewNotice || !fromReviews);

/** The cooperative's figures about itself (§1); figures about reviews have their notice. */
export const Claims = ({ label }: { label: string }) =>
  shownClaims.length > 0 && (
    <>
      <ul className={styles.claims} aria-label={label}>
        {shownClaims.map(({ value, label: what }) => (
          <li key={what}>
            <b className="num">{value}</b> {what}
          </li>
        ))}
      </ul>
      <ReviewNotice />
    </>
  );
