import { type Memo, maxMemos } from '#domain/atelier.ts';
import { addMemo as wire } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { ownPart, type PartPath, whileItMoves } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type MemoDependencies = {
  readonly parts: Pick<PartsStore, 'find' | 'addMemo'>;
  readonly now: Date;
};

/** Adds a memo for colleagues, written by the expert who has the part. 409 `memos_full`. */
export const addMemo = (
  me: Member,
  path: PartPath,
  text: string,
  { parts, now }: MemoDependencies,
): Promise<{ memos: Memo[] }> =>
  whileItMoves(async () => {
    const part = await ownPart(me, path, parts);
    if ((part.memos ?? []).length >= maxMemos) throw new ShopError('memos_full');
    const memo = { at: now.toISOString(), by: me.name, text };
    return { memos: (await parts.addMemo(part, me.id, memo)).memos ?? [] };
  });

export const route = routeOf(wire, {
  id: 'AddMemo',
  who: 'staff',
  loss: 'Experts cannot leave memos for colleagues.',
  uses: { parts: ['GetItem', 'UpdateItem'] },
  stores: ['parts'],
  run: (call) => addMemo(call.me, call.params, call.body.text, call),
});
