import type { Person } from '#domain/atelier.ts';
import type { Comment, SecondReading } from '#domain/second-reading.ts';
import { secondReadingTexts as texts } from '#domain/texts/second-reading.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type ReadingState, settleComment as wire } from '#domain/wire/readings.ts';
import { assertRead, ownPart, type PartPath } from '#lambdas/staff/parts.ts';
import { isReadingOf } from '#lambdas/staff/second-reading.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { nextVersion, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ReadingRecord, ReadingsStore } from '#lambdas/storage/readings.ts';
import { isActive, type StaffRecord, type StaffStore } from '#lambdas/storage/staff.ts';

/** What the expert who has a part does about its reading by a colleague. */

type Parts = { readonly parts: Pick<PartsStore, 'find'> };
type Readings<Name extends keyof ReadingsStore> = Parts & { readonly readings: Pick<ReadingsStore, Name> };

const told = ({ reader, asker, asked_at }: ReadingRecord): SecondReading => ({ reader, asker, asked_at });

const canRead = (me: Member, row: StaffRecord): boolean =>
  isActive(row) && row.discipline !== undefined && row.user_id !== me.id;

const readingOf = async (part: PartRecord, { readings }: Readings<'find'>) => {
  const reading = await readings.find(part);
  return reading && isReadingOf(part, reading) ? reading : undefined;
};

export const readComments = async (
  me: Member,
  path: PartPath,
  deps: Readings<'find' | 'comments'> & { readonly staff: Pick<StaffStore, 'all'> },
): Promise<ReadingState> => {
  const part = await ownPart(me, path, deps.parts);
  const reading = await readingOf(part, deps);
  const rows = await deps.staff.all();
  return {
    ...(reading && { reading: told(reading) }),
    comments: reading ? await deps.readings.comments(part) : [],
    colleagues: rows.filter((row) => canRead(me, row)).map(({ user_id: id, name }) => ({ id, name })),
  };
};

const colleague = async (
  me: Member,
  to: string,
  { staff }: { readonly staff: Pick<StaffStore, 'find'> },
): Promise<Person> => {
  if (to === me.id) throw new ShopError('forbidden', texts.ownDraft);
  const row = await staff.find(to);
  if (!row || !canRead(me, row)) throw new ShopError('not_found', texts.readerGone);
  return { id: row.user_id, name: row.name };
};

export type AskDependencies = Readings<'find' | 'ask' | 'end'> & {
  readonly staff: Pick<StaffStore, 'find'>;
  readonly now: Date;
};

/** Asks a colleague to read the draft. What is left of a reading that is over is erased first. */
export const askColleague = async (
  me: Member,
  path: PartPath,
  to: string,
  deps: AskDependencies,
): Promise<SecondReading> => {
  const part = await ownPart(me, path, deps.parts);
  assertRead(part);
  const reader = await colleague(me, to, deps);
  const before = await readingOf(part, deps);
  if (before?.reader.id === to) return told(before);
  if (before) throw new ShopError('already_taken', texts.readBy(before.reader.name));
  await deps.readings.end(part);
  const reading = {
    ...{ reader, asker: { id: me.id, name: me.name }, asked_at: deps.now.toISOString() },
    ...{ taken_at: part.taken_at ?? '', report_version: nextVersion(part) },
  };
  if (await deps.readings.ask(part, reading)) return told(reading);
  // Asked in another tab meanwhile.
  const other = await readingOf(part, deps);
  if (other?.reader.id === to) return told(other);
  throw new ShopError('already_taken', texts.readBy(other?.reader.name ?? reader.name));
};

export const endReading = async (
  me: Member,
  path: PartPath,
  deps: Readings<'end'>,
): Promise<Record<string, never>> => {
  const part = await ownPart(me, path, deps.parts);
  await deps.readings.end(part);
  return {};
};

export const settleComment = async (
  me: Member,
  path: PartPath,
  isDone: boolean,
  deps: Readings<'find' | 'settle'>,
): Promise<Comment> => {
  const part = await ownPart(me, path, deps.parts);
  const key = wire.key.safeParse(path);
  if (!key.success || !(await readingOf(part, deps))) throw new ShopError('not_found');
  const comment = await deps.readings.settle(part, key.data.comment, isDone);
  if (!comment) throw new ShopError('not_found', texts.gone);
  return comment;
};
