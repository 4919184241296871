import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { OpenQuestion, replyByLink } from '#domain/wire/questions.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { type LinkDependencies, namedBy, openOf } from './question-link.ts';
import { type ReplyDependencies, replyTo } from './replying.ts';

/** Answers the question of a mail's link; throws what `openByLink` and `replyTo` throw. */
export const answerByLink = async (
  { token, ...body }: z.infer<typeof replyByLink.body>,
  deps: LinkDependencies & ReplyDependencies,
): Promise<OpenQuestion> => {
  await takeUse(limits.questionLink, deps.viewerIp, deps);
  const named = await namedBy(token, deps);
  await replyTo(named.key, named.id, body, deps);
  return openOf(named, deps);
};
