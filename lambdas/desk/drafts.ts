import type { Section } from '#domain/report/document.ts';
import { type Draft, maxStoredSections, type Outline } from '#domain/report/draft.ts';
import { withoutOrigins } from '#domain/report/origins.ts';
import { saveSection as route } from '#domain/wire/desk.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { ownPart, type PartPath, whileItMoves } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { DraftsStore } from '#lambdas/storage/drafts.ts';
import { ifMoved } from '#lambdas/storage/moved.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { DraftWritesStore } from '#lambdas/storage/transactions/write-draft.ts';

export type ReadDraftDependencies = {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly drafts: Pick<DraftsStore, 'read'>;
};

type CountedPart = Pick<PartRecord, 'counted'>;

/** Where the words come from is kept and told only while they are counted. */
export const counting = (section: Section, { counted }: CountedPart): Section =>
  counted ? section : { ...section, blocks: withoutOrigins(section.blocks) };

const dated = <Dated extends Outline>({ dates, ...rest }: Dated, { counted }: CountedPart) =>
  counted?.dates && dates ? { ...rest, dates } : rest;

/** The draft of a part, for the expert who has it. */
export const readDraft = async (me: Member, path: PartPath, deps: ReadDraftDependencies): Promise<Draft> => {
  const part = await ownPart(me, path, deps.parts);
  const { outline, sections } = await deps.drafts.read(part);
  return {
    outline: dated(outline, part),
    sections: sections.map((one) => ({ ...one, section: counting(one.section, part) })),
  };
};

type Saved = { readonly revision: number; readonly at: string };
type Based = { readonly revision: number };

export type SaveDraftDependencies = {
  readonly parts: Pick<PartsStore, 'find'>;
  readonly drafts: Pick<DraftsStore, 'countSections'>;
  readonly writes: DraftWritesStore;
  readonly now: Date;
};

/** A part that still cannot be begun after all tries was erased. */
const ifErased = ifMoved(new ShopError('not_found'));

/**
 * Saves a section for the expert who has the part. Throws `draft_changed` when another revision is stored,
 * `sections_full` for a new section too many.
 */
export const saveSection = (
  me: Member,
  path: PartPath,
  { revision, section }: Based & { readonly section: Section },
  { parts, drafts, writes, now }: SaveDraftDependencies,
): Promise<Saved> =>
  whileItMoves(async () => {
    const part = await ownPart(me, path, parts);
    if (!route.section.safeParse(path.section).success) throw new ShopError('not_found');
    if (section.id !== path.section) throw new ShopError('invalid_request');
    if (revision === 0 && (await drafts.countSections(part)) >= maxStoredSections)
      throw new ShopError('sections_full');
    const saved = await writes.saveSection(part, counting(section, part), { by: me.id, revision, now });
    return orRefuse(saved, 'draft_changed');
  }).catch(ifErased);

/** Saves the outline, as `saveSection` does a section. */
export const saveOutline = (
  me: Member,
  path: PartPath,
  { revision, ...outline }: Based & Outline,
  { parts, writes, now }: Omit<SaveDraftDependencies, 'drafts'>,
): Promise<Saved> =>
  whileItMoves(async () => {
    const part = await ownPart(me, path, parts);
    return orRefuse(
      await writes.saveOutline(part, dated(outline, part), { by: me.id, revision, now }),
      'draft_changed',
    );
  }).catch(ifErased);
