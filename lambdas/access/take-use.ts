import type { Limit } from '#domain/limits.ts';
import { mailsAsked, tooManyFor } from '#domain/texts/errors.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';

type TakeDependencies = { readonly limits: Pick<LimitsStore, 'waitFor'>; readonly now: Date };

/** Counts one use of a limit. Throws `too_many`, with the wait, when none is left. */
export const takeUse = async (
  limit: Limit,
  subject: string,
  { limits, now }: TakeDependencies,
): Promise<void> => {
  const wait = await limits.waitFor(limit, subject, now);
  const isOfMails = limit.key === 'mailbox' || limit.key === 'address';
  if (wait > 0) throw new ShopError('too_many', isOfMails ? mailsAsked(wait) : tooManyFor(wait));
};
