import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Person } from '#domain/atelier.ts';
import type { PartRecord } from '../order-record.ts';
import { changeOf } from '../table.ts';
import { transact, unlessMoved } from '../writes.ts';

type Tables = { orders: string; parts: string };

/** The condition that the part's expert is the same as when it was read: none, or this one. */
const stillAs = (before: PartRecord) =>
  before.expert
    ? { condition: 'expert.id = :from AND attribute_exists(queue)', values: { from: before.expert.id } }
    : { condition: 'attribute_not_exists(expert) AND queue = :queue', values: { queue: before.queue } };

/** An expert who takes a part gets no mail about it; `handed` announces every other change. */
const handedBy = (by: string, { expert }: PartRecord, to: Person | undefined, now: Date) =>
  to?.id === by ? undefined : { at: now.toISOString(), by, ...(expert && { from: expert.id }) };

/**
 * The expert who uploaded a file must deliver it: handing the part over drops an undelivered upload. The upload of an
 * expert who left stays with the part for the next one.
 */
type Sent = 'dropped' | 'kept';
type Change = { readonly handed: PartRecord['handed']; readonly sent: Sent; readonly now: Date };

/** A delivered part stays delivered: another expert corrects its report. */
const stateOf = ({ state }: PartRecord, to: Person | undefined): PartRecord['state'] => {
  if (state === 'delivered') return state;
  return to ? 'taken' : 'waiting';
};

const after = (before: PartRecord, to: Person | undefined, { handed, sent, now }: Change): PartRecord => {
  const { expert: _from, taken_at: _since, upload, handed: _before, ...rest } = before;
  const next = { ...rest, ...(sent === 'kept' && upload && { upload }), ...(handed && { handed }) };
  const state = stateOf(before, to);
  return to ? { ...next, state, expert: to, taken_at: now.toISOString() } : { ...next, state };
};

export const createAssignmentsStore = (db: DynamoDBDocumentClient, tables: Tables) => {
  /**
   * Assigns a part to an expert, or returns an open one to the queue; `by` is the account that does it. The transaction
   * raises the order's version, so that the customer's page updates. Throws `Moved` of the part, or of the order when
   * it needs no work.
   */
  const assign = async (
    before: PartRecord,
    to: Person | undefined,
    by: string,
    now: Date,
    sent: Sent = before.expert ? 'dropped' : 'kept',
  ): Promise<PartRecord> => {
    const same = stillAs(before);
    const handed = handedBy(by, before, to, now);
    const set = ['#state = :state', ...(to ? ['expert = :to', 'taken_at = :now'] : [])];
    const removed = [...(sent === 'dropped' ? ['upload'] : []), ...(to ? [] : ['expert', 'taken_at'])];
    (handed ? set : removed).push(handed ? 'handed = :handed' : 'handed');
    const part = changeOf(tables.parts, {
      key: { order_id: before.order_id, service: before.service },
      to: `SET ${set.join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
      if: `#state = :before AND ${same.condition}`,
      with: {
        ...same.values,
        before: before.state,
        state: stateOf(before, to),
        ...(to && { to, now: now.toISOString() }),
        ...(handed && { handed }),
      },
    });
    const order = changeOf(tables.orders, {
      key: { id: before.order_id },
      to: 'ADD version :one',
      if: 'attribute_exists(confirmed_at) AND #status IN (:paid, :delivered)',
      with: { one: 1, paid: 'paid', delivered: 'delivered' },
    });
    const TransactItems = [{ Update: part }, { Update: order }];
    await unlessMoved(transact(db, TransactItems), (refused) => (refused.includes(0) ? 'part' : 'order'));
    return after(before, to, { handed, sent, now });
  };
  return { assign };
};
export type AssignmentsStore = ReturnType<typeof createAssignmentsStore>;
