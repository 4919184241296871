import { claims } from '#domain/merchant/claims.ts';
import { reviewNotice } from '#domain/merchant/reviews.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './claims.module.css';
import { ReviewNotice } from './review-notice.tsx';

/** Figures that are counted from reviews need the notice about them. */
export const shownClaims = claims.filter(({ fromReviews }) => reviewNotice || !fromReviews);

const isProved = shownClaims.every(({ sample }) => !sample);

/** The cooperative's figures about itself (§1); what is not proved takes less room, and figures about reviews have their notice. */
export const Claims = ({ label }: { label: string }) =>
  shownClaims.length > 0 && (
    <>
      <ul className={classes('stack', styles.claims, !isProved && styles.samples)} aria-label={label}>
        {shownClaims.map(({ value, label: what }) => (
          <li key={what}>
            <b className="num">{value}</b> {what}
          </li>
        ))}
      </ul>
      <ReviewNotice />
    </>
  );
