import { log } from '#lambdas/platform/log.ts';
import type { UnsentMailsStore } from '#lambdas/storage/outbox.ts';

export type StandingDependencies = {
  /** Messages that lie in the watched queues, of those that hold any. */
  readonly messages: {
    readonly waiting: () => Promise<readonly { readonly queue: string; readonly messages: number }[]>;
  };
  readonly unsentMails: Pick<UnsentMailsStore, 'dueBefore'>;
  readonly now: Date;
};

/** The sweep enqueues every five minutes what is due: so long after, neither queue nor sender works. */
const overdueMinutes = 30;

/** How many queues stand still, the outbox among them; a log line names each. */
export const standing = async ({ messages, unsentMails, now }: StandingDependencies): Promise<number> => {
  const overdue = await unsentMails.dueBefore(new Date(now.getTime() - overdueMinutes * 60_000));
  const queues = await messages.waiting();
  const all = overdue > 0 ? [...queues, { queue: 'outbox', messages: overdue }] : queues;
  for (const facts of all) log.warn('queue_stands_still', facts);
  return all.length;
};
