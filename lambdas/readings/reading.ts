import { bornOf } from '#domain/births/born.ts';
import { orderNumber } from '#domain/order.ts';
import { addressed } from '#domain/report/addressed.ts';
import { documentOf } from '#domain/report/draft.ts';
import { type Comment, maxComments } from '#domain/second-reading.ts';
import { secondReadingTexts as texts } from '#domain/texts/second-reading.ts';
import { ShopError } from '#domain/wire/errors.ts';
import {
  type AskedReading,
  type NewComment,
  type OpenedReading,
  removeComment as removing,
  saveComment as saving,
} from '#domain/wire/readings.ts';
import { readerOf } from '#lambdas/checks/reader.ts';
import type { PartPath } from '#lambdas/staff/parts.ts';
import {
  askedPart,
  forColleague,
  isReadingOf,
  noteReading,
  type ReaderDependencies,
} from '#lambdas/staff/second-reading.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import { type BirthsStore, withBirth } from '#lambdas/storage/births.ts';
import type { DraftsStore } from '#lambdas/storage/drafts.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { ReadingsStore } from '#lambdas/storage/readings.ts';
import type { ThreadsStore } from '#lambdas/storage/threads.ts';

/** What a colleague does who is asked to read a draft. */

export type ListDependencies = {
  readonly parts: Pick<PartsStore, 'findAll'>;
  readonly readings: Pick<ReadingsStore, 'all'>;
};

/** The drafts that the member is asked to read, the oldest demand first. */
export const listReadings = async (
  me: Member,
  { parts, readings }: ListDependencies,
): Promise<{ readings: AskedReading[] }> => {
  if (!me.discipline) return { readings: [] };
  const mine = (await readings.all()).filter(({ reading }) => reading.reader.id === me.id);
  const found = await parts.findAll(mine.map(({ key }) => key));
  const asked = mine.flatMap(({ key: { order_id, service }, reading }): AskedReading[] => {
    const part = found.find((one) => one.order_id === order_id && one.service === service);
    if (!part || reading.ended || !isReadingOf(part, reading)) return [];
    const { asker, asked_at } = reading;
    const due_at = part.new_due_at ?? part.due_at;
    return [{ order_id, number: orderNumber(order_id), service, asker, asked_at, due_at }];
  });
  return { readings: asked };
};

export type OpenDependencies = ReaderDependencies & {
  readonly readings: Pick<ReadingsStore, 'find' | 'comments'>;
  readonly drafts: Pick<DraftsStore, 'read'>;
  readonly orders: Pick<OrdersStore, 'find'>;
  readonly births: Pick<BirthsStore, 'find'>;
  readonly profiles: Pick<ProfilesStore, 'find'>;
  readonly threads: Pick<ThreadsStore, 'ofPart'>;
  readonly accesses: Pick<AccessesStore, 'addVisit'>;
  readonly now: Date;
};

/** The draft in the words that its customer will read, only after the access has been recorded. */
export const readAsColleague = async (
  me: Member,
  path: PartPath,
  deps: OpenDependencies,
): Promise<OpenedReading> => {
  const { part, reading } = await askedPart(me, path, deps);
  const order = await deps.orders.find(part.order_id);
  if (!order) throw new ShopError('not_found', texts.over);
  await noteReading(me, part, deps);
  const person = bornOf(withBirth(order, await deps.births.find(order.id)));
  const document = addressed(
    documentOf(part.service, await deps.drafts.read(part)),
    await readerOf(order.user_id, person, deps),
  );
  return {
    number: orderNumber(part.order_id),
    asker: reading.asker,
    asked_at: reading.asked_at,
    document: await forColleague(part, document, deps),
    comments: await deps.readings.comments(part),
  };
};

const idIn = (route: typeof saving | typeof removing, path: PartPath): string => {
  const key = route.key.safeParse(path);
  if (!key.success) throw new ShopError('not_found');
  return key.data.comment;
};

export type CommentDependencies = ReaderDependencies & {
  readonly readings: Pick<ReadingsStore, 'find' | 'comments' | 'save'>;
  readonly now: Date;
};

/** Writes a comment, or changes it; the same text again changes nothing. */
export const saveComment = async (
  me: Member,
  path: PartPath,
  written: NewComment,
  deps: CommentDependencies,
): Promise<Comment> => {
  const { part, reading } = await askedPart(me, path, deps);
  const id = idIn(saving, path);
  const known = await deps.readings.comments(part);
  const before = known.find((one) => one.id === id);
  if (before?.text === written.text) return before;
  if (!before && known.length >= maxComments) throw new ShopError('memos_full', texts.full);
  const now = deps.now.toISOString();
  const comment = { ...written, id, at: before?.at ?? now, ...(before && { changed_at: now }) };
  if (!(await deps.readings.save(part, reading, comment))) throw new ShopError('not_found', texts.over);
  return comment;
};

export const removeComment = async (
  me: Member,
  path: PartPath,
  deps: ReaderDependencies & { readonly readings: Pick<ReadingsStore, 'remove'> },
): Promise<Record<string, never>> => {
  const { part } = await askedPart(me, path, deps);
  await deps.readings.remove(part, idIn(removing, path));
  return {};
};
