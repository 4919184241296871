import { maxNotes, type Note } from '#domain/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { ownPart, type PartPath, whileItMoves } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';

export type NoteDependencies = {
  readonly parts: Pick<PartsStore, 'find' | 'addNote'>;
  readonly now: Date;
};

/** Adds a memo for colleagues, written by the expert who has the part. 409 `notes_full`. */
export const addNote = (
  me: Member,
  path: PartPath,
  text: string,
  { parts, now }: NoteDependencies,
): Promise<{ notes: Note[] }> =>
  whileItMoves(async () => {
    const part = await ownPart(me, path, parts);
    if ((part.notes ?? []).length >= maxNotes) throw new ShopError('notes_full');
    const note = { at: now.toISOString(), by: me.name, text };
    return { notes: (await parts.addNote(part, me.id, note)).notes ?? [] };
  });
