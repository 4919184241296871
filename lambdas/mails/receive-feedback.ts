import type { MailFeedback } from '#lambdas/gateways/mail-feedback.ts';
import { log } from '#lambdas/platform/log.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import type { GuidancesStore } from '#lambdas/storage/guidances.ts';
import type { IssuesStore } from '#lambdas/storage/issues.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';

export type FeedbackDependencies = {
  readonly profiles: Pick<ProfilesStore, 'markProblem'>;
  readonly issues: Pick<IssuesStore, 'open'>;
  readonly guidances: Pick<GuidancesStore, 'stop'>;
};

/**
 * Handles the feedback of a failed mail. An account's address is marked while the account still has it, and listed under
 * «À traiter». A visitor of the contact form has no account, so a lost receipt has no effect. Guidance mails that fail or
 * are complained about are not sent again. Repeating changes nothing.
 */
export const receiveFeedback = async (
  { problems, sentAt, mail, userId, orderId }: MailFeedback,
  { profiles, issues, guidances }: FeedbackDependencies,
): Promise<void> => {
  // A lost message to support would leave a customer without an answer, so it raises an alarm.
  if (mail === 'contact' || mail === 'correction') return log.alarm('support_unreachable');
  if (mail === 'guidance') {
    for (const { address, kind, at } of problems) await guidances.stop(hashOf(address), kind, new Date(at));
    return log.info('guidance_ended', { feedback: problems[0]?.kind });
  }
  if (!userId) return log.info('mail_feedback_without_account', { mail });
  for (const problem of problems) {
    const isMarked = await profiles.markProblem(userId, problem, sentAt);
    const facts = { feedback: problem.kind, mail };
    if (!isMarked) {
      log.info('mail_feedback_of_the_past', facts);
      continue;
    }
    log.alarm('mail_bounced', { ...facts, user: userId });
    const issue = { kind: 'address', id: userId, since: problem.at, note: problem.kind } as const;
    await issues.open({ ...issue, ...(orderId && { order_id: orderId }) });
  }
};
