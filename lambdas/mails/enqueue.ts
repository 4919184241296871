import { carriedPaper } from '#lambdas/storage/mail-names.ts';

type Queue = { readonly add: (ids: readonly string[], round?: string) => Promise<void> };
export type Queues = { readonly mails: Queue; readonly papers: Queue };

/**
 * Mails with a numbered paper go to the queue of the papers; `round` names a sweep, which may enqueue the same row
 * again.
 */
export const enqueue = async (ids: readonly string[], queues: Queues, round?: string): Promise<void> => {
  const papered = ids.filter((id) => carriedPaper(id) !== undefined);
  await Promise.all([
    queues.papers.add(papered, round),
    queues.mails.add(ids.filter((id) => carriedPaper(id) === undefined)),
  ]);
};
