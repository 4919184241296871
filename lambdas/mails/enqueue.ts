import { carriedPaper } from '#lambdas/storage/mail-names.ts';

type Queue = { readonly add: (ids: readonly string[], round?: string) => Promise<void> };
export type Queues = { readonly mails: Queue; readonly papers: Queue };

/** Mails that carry a numbered paper get it first; `round` names a sweep, which may bring the same row again. */
export const enqueue = async (ids: readonly string[], queues: Queues, round?: string): Promise<void> => {
  const papered = ids.filter((id) => carriedPaper(id) !== undefined);
  await Promise.all([
    queues.papers.add(papered, round),
    queues.mails.add(ids.filter((id) => carriedPaper(id) === undefined)),
  ]);
};
