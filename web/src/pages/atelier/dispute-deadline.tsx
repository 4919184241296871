import type { Issue } from '#domain/issues.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { disputeTexts as texts } from './dispute-texts.ts';
import styles from './issues.module.css';
import { UrgencyBadge } from './urgency-badge.tsx';

type Dispute = NonNullable<Issue['dispute']>;

/** Until when Stripe takes an answer. */
export const DisputeDeadline = ({ dispute: { respond_by: by }, now }: { dispute: Dispute; now: Date }) =>
  by && (
    <p className={styles.deadline}>
      <UrgencyBadge at={by} now={now} />
      <span>{texts.respondBy(ownShortDateTime(new Date(by)))}</span>
    </p>
  );

/** The dispute in Stripe's dashboard, where it is answered. */
export const DisputeLink = ({ dispute, number }: { dispute: Dispute; number: string }) => (
  <a href={texts.address(dispute)} target="_blank" rel="noreferrer" className={styles.stripe}>
    {texts.answer}
    <span className="sr">{texts.about(number)}</span>
  </a>
);
