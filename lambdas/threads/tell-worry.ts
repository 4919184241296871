import type * as z from 'zod/mini';
import { tellWorry as wire } from '#domain/wire/threads.ts';
import { log } from '#lambdas/platform/log.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { type IssuesStore, partIssue } from '#lambdas/storage/issues.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type WorryDependencies = {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly issues: Pick<IssuesStore, 'open'>;
  readonly now: Date;
};

/**
 * An expert worries about the customer of a part: administrators learn which part, and no word of it (RGPD 6.1.d, 9.2.c).
 * The log has neither expert nor order. Throws ShopError forbidden, part_over.
 */
export const tellOfWorry = async (
  me: Member,
  path: PartPath,
  { step }: z.infer<typeof wire.body>,
  { parts, issues, now }: WorryDependencies,
): Promise<z.infer<typeof wire.answer>> => {
  const part = await ownPart(me, path, parts);
  log.info('care_sheet', { step });
  const told = step === 'told';
  if (told) await issues.open(partIssue('care', part, now));
  return { told };
};

export const route = routeOf(wire, {
  id: 'TellWorry',
  who: 'staff',
  loss: 'Experts who worry about a customer cannot tell an administrator; the sheet with what to do opens.',
  uses: { parts: ['GetItem'], issues: ['PutItem'] },
  stores: ['parts', 'issues'],
  run: (call) => tellOfWorry(call.me, call.params, call.body, call),
});
