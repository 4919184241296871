import type { QueuedPart } from '#domain/atelier.ts';
import { formatDate } from '#domain/dates.ts';
import { isGivenUp } from '#domain/given-up.ts';
import { orderNumber } from '#domain/order.ts';
import { birthUnread, refundedOn, withdrawnFrom } from '#domain/texts/errors.ts';
import { partKey } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { Moved, whileMoved } from '#lambdas/storage/moved.ts';
import { correctingUntil, isOver, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { hasUnread } from '#lambdas/storage/read-marks.ts';
import type { Member } from './staff.ts';

/** Unchecked path parameters. */
export type PartPath = Readonly<Record<string, string | undefined>>;
type Parts = Pick<PartsStore, 'find'>;

/** The part of a path, whoever asks; undefined for another path. */
export const partAt = async (path: PartPath, parts: Parts): Promise<PartRecord | undefined> => {
  const key = partKey.safeParse(path);
  return key.success ? parts.find({ order_id: key.data.id, service: key.data.service }) : undefined;
};

/** Throws an error that explains why a part is no longer to be written. */
export const overError = ({
  withdrawn_at: withdrawnAt,
  refunded_at: refundedAt = '',
}: PartRecord): ShopError =>
  new ShopError(
    'part_over',
    withdrawnAt
      ? withdrawnFrom(formatDate(new Date(withdrawnAt)))
      : refundedOn(formatDate(new Date(refundedAt))),
  );

const seen = (me: Member, part: PartRecord | undefined): PartRecord => {
  if (!part?.queue || !(me.isAdministrator || part.service === me.discipline))
    throw new ShopError('not_found');
  return part;
};

/**
 * A part that the member may see: its order is confirmed, and it is of the member's discipline unless the member is an
 * administrator. Every other part is `not_found`.
 */
export const visiblePart = async (me: Member, path: PartPath, parts: Parts): Promise<PartRecord> =>
  seen(me, await partAt(path, parts));

/**
 * A part that the member has taken, delivered or not. Throws `forbidden` when it is not taken or a colleague has it,
 * `part_over` when its customer has withdrawn or has been refunded.
 */
export const ownPart = async (me: Member, path: PartPath, parts: Parts): Promise<PartRecord> => {
  const taken = await partAt(path, parts);
  if (taken?.expert?.id === me.id && !taken.queue && isOver(taken)) throw overError(taken);
  const part = seen(me, taken);
  if (part.expert?.id !== me.id) throw new ShopError('forbidden');
  return part;
};

/** True when the access log has an entry of the expert who has this part now, for this part. */
export const isRead = ({ read_by, expert }: PartRecord): boolean =>
  read_by !== undefined && read_by === expert?.id;

/** What tells of a birth comes after its reading, which the customer sees. Throws `forbidden`. */
export const assertRead = (part: PartRecord): void => {
  if (!isRead(part)) throw new ShopError('forbidden', birthUnread);
};

const ifOrderMoved = (error: unknown): never => {
  throw error instanceof Moved && error.row === 'order' ? new ShopError('not_found') : error;
};

/** The last upload. One that nobody judges any more is refused with its reason; a late verdict still counts. */
export const uploadOf = ({ upload }: PartRecord, now: Date): PartRecord['upload'] => {
  if (upload?.state !== 'sending' || !isGivenUp(upload.at, now)) return upload;
  return { ...upload, state: 'refused', refusal: upload.desk ? 'not_typeset' : 'not_checked' };
};

/** The part as the wire shows it, without its customer. */
export const toQueued = (part: PartRecord): QueuedPart => ({
  order_id: part.order_id,
  number: orderNumber(part.order_id),
  service: part.service,
  state: part.state,
  due_at: part.due_at,
  priority: part.priority,
  new_due_at: part.new_due_at,
  expert: part.expert,
  taken_at: part.taken_at,
  delivered_at: part.delivered_at,
  birth_asked_at: part.birth_asked_at,
  asked_at: part.asked_at,
  correcting_until: correctingUntil(part),
  unread: hasUnread(part, 'expert') || undefined,
  untagged_upload: part.upload?.refusal === 'untagged' ? part.upload.id : undefined,
});

/**
 * Decides again when the part changes between reading and writing. Throws ShopError not_found when its order needs no
 * work.
 */
export const whileItMoves = <Result>(decide: () => Promise<Result>): Promise<Result> =>
  whileMoved(() => decide().catch(ifOrderMoved));
