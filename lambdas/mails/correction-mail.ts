import type { Salutation } from '#domain/mail-form.ts';
import type { CorrectionAnswer, CorrectionTopic } from '#domain/requests.ts';

type CorrectionFacts = {
  readonly siteUrl: string;
  readonly salutation?: Salutation;
  readonly about: CorrectionTopic;
  readonly askedAt: Date;
  /** The last day of the answer (GDPR, article 12.3). */
  readonly dueAt: Date;
};
/** A request was answered; without a reason for an address that is not verified. */
export type CorrectionAnswerMail = CorrectionFacts & {
  readonly kind: 'correction-answer';
  readonly answer: Omit<CorrectionAnswer, 'reason'> & { readonly reason?: string | undefined };
};
/** A correction asked for in words: to the team, to the customer, and the answer. The words are in none of them. */
export type CorrectionMail =
  | (CorrectionFacts & { readonly kind: 'correction' | 'correction-receipt' })
  | CorrectionAnswerMail;
