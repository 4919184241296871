import { limits } from '#domain/limits.ts';
import { orderNumber } from '#domain/order.ts';
import { isChoiceDue } from '#domain/questions.ts';
import { soldName } from '#domain/sold.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { OpenQuestion } from '#domain/wire/questions.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import type { LimitsStore } from '#lambdas/storage/limits.ts';
import { isOpen } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartKey, PartsStore } from '#lambdas/storage/parts.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';
import type { TokensStore } from '#lambdas/storage/tokens.ts';
import { stoppedOf } from './thread.ts';

export type LinkDependencies = {
  readonly tokens: Pick<TokensStore, 'find'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly parts: Pick<PartsStore, 'find'>;
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly limits: Pick<LimitsStore, 'waitFor'>;
  readonly viewerIp: string;
  readonly now: Date;
};

type Named = { readonly key: PartKey; readonly id: string };

/** What a link opens. Throws the same `link_invalid` for an unknown, expired or erased one. */
export const namedBy = async (secret: string, { tokens, now }: LinkDependencies): Promise<Named> => {
  const { purpose, order_id, service, question, expires_at = '' } = (await tokens.find(secret)) ?? {};
  const isAlive = purpose === 'question' && expires_at > now.toISOString();
  if (!isAlive || !order_id || !service || !question) throw new ShopError('link_invalid');
  return { key: { order_id, service }, id: question };
};

/** Throws ShopError link_invalid where order or question are erased. */
export const openOf = async ({ key, id }: Named, deps: LinkDependencies): Promise<OpenQuestion> => {
  const [order, part] = await Promise.all([deps.orders.find(key.order_id), deps.parts.find(key)]);
  const { questions } = part ? await deps.threads.ofPart(part) : { questions: [] };
  const question = questions.find((one) => one.id === id);
  if (!order || !part || !question) throw new ShopError('link_invalid');
  const stopped = stoppedOf(part, questions, deps.now);
  return {
    question,
    number: orderNumber(order.id),
    service: part.service,
    name: soldName(order, part.service),
    ...(stopped && { stopped }),
    is_over: !isOpen(order, part),
    may_choose: isChoiceDue(part.asked_at, deps.now),
  };
};

/** The question of a mail's link. Throws ShopError link_invalid, too_many. */
export const openByLink = async (secret: string, deps: LinkDependencies): Promise<OpenQuestion> => {
  await takeUse(limits.questionLink, deps.viewerIp, deps);
  return openOf(await namedBy(secret, deps), deps);
};
