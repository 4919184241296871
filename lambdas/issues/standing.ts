import { log } from '#lambdas/platform/log.ts';
import type { UnsentMailsStore } from '#lambdas/storage/outbox.ts';

export type StandingDependencies = {
  /** The watched queues that hold messages, with their counts. */
  readonly messages: {
    readonly waiting: () => Promise<readonly { readonly queue: string; readonly messages: number }[]>;
  };
  readonly unsentMails: Pick<UnsentMailsStore, 'dueBefore'>;
  readonly now: Date;
};

/** The sweep enqueues due mails every five minutes: after this time, queue or sender have failed. */
const overdueMinutes = 30;

/** The number of queues without progress, the outbox included; a log line names each. */
export const standing = async ({ messages, unsentMails, now }: StandingDependencies): Promise<number> => {
  const overdue = await unsentMails.dueBefore(new Date(now.getTime() - overdueMinutes * 60_000));
  const queues = await messages.waiting();
  const all = overdue > 0 ? [...queues, { queue: 'outbox', messages: overdue }] : queues;
  for (const facts of all) log.warn('queue_stands_still', facts);
  return all.length;
};
