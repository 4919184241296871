import { addHours } from '#domain/dates.ts';
import type { Section } from '#domain/report/document.ts';
import { draftState as route } from '#domain/wire/desk.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { DraftsStore } from '#lambdas/storage/drafts.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { counting } from './drafts.ts';

export type StatesDependencies = {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly drafts: Pick<DraftsStore, 'statesSince' | 'findState'>;
  readonly now: Date;
};

/** What the sections of a draft were within the last day, for the expert who has the part. */
export const listStates = async (me: Member, path: PartPath, { parts, drafts, now }: StatesDependencies) => {
  const part = await ownPart(me, path, parts);
  return { states: await drafts.statesSince(part, addHours(now, -24)) };
};

/** One of these states. Throws not_found when it is not kept any more. */
export const readState = async (
  me: Member,
  path: PartPath,
  { parts, drafts }: Omit<StatesDependencies, 'now'>,
): Promise<{ section: Section }> => {
  const part = await ownPart(me, path, parts);
  const key = route.key.safeParse(path);
  if (!key.success) throw new ShopError('not_found');
  const at = new Date(Number(key.data.at)).toISOString();
  const section = orRefuse(await drafts.findState(part, at, key.data.section), 'not_found');
  return { section: counting(section, part) };
};
