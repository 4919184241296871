import { limits } from '#domain/limits.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { agreementVersion, type Words } from '#domain/words.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { Customer } from '#lambdas/platform/identity.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { whileMoved } from '#lambdas/storage/moved.ts';
import { isOpen } from '#lambdas/storage/order-record.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { WordsStore } from '#lambdas/storage/transactions/send-words.ts';
import { type OwnDependencies, ownPart, type Path } from './own-part.ts';

export type SendDependencies = OwnDependencies & {
  readonly words: WordsStore;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly now: Date;
};
export type WithdrawDependencies = OwnDependencies & {
  readonly threads: Pick<ThreadsStore, 'withdraw'>;
  readonly now: Date;
};

/** Throws ShopError not_found, part_over, already_taken, too_many. */
export const sendOwnWords = async (
  customer: Customer,
  path: Path,
  { text }: { readonly text: string },
  deps: SendDependencies,
): Promise<Words> => {
  await takeUse(limits.words, customer.userId, deps);
  return whileMoved(async () => {
    const { order, part } = await ownPart(customer, path, deps);
    if (!isOpen(order, part)) throw new ShopError('part_over', threadFieldTexts.over);
    if (part.expert) throw new ShopError('already_taken');
    const at = deps.now.toISOString();
    const words = { text, at, agreed: { version: agreementVersion, at } };
    await deps.words.send(part, words);
    return words;
  });
};

/** Erases them at any time, also once the consultation is written or refunded. Throws ShopError not_found. */
export const withdrawOwnWords = async (
  customer: Customer,
  path: Path,
  deps: WithdrawDependencies,
): Promise<Words> => {
  const { part } = await ownPart(customer, path, deps);
  const words = await deps.threads.withdraw(part, deps.now);
  if (!words) throw new ShopError('not_found');
  return words;
};
