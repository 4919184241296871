/** Parts of orders in memory, with their store's methods, and the birth behind them. */
import { randomUUID } from 'node:crypto';
import type { Memo } from '#domain/atelier.ts';
import type { Discipline } from '#domain/catalogue.ts';
import type { Chosen } from '#domain/dossier/conventions.ts';
import type { Words } from '#domain/words.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import { chosenFor, deliveredQueue, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { First, PartKey } from '#lambdas/storage/parts.ts';
import { type Place, pieceOf } from '#lambdas/storage/piece.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { AssignmentsStore } from '#lambdas/storage/transactions/assign.ts';
import { keyFor } from '#test/support/keys.ts';
import { birth } from '../builders.ts';
import type { StaffAccount } from './staff.ts';

/** The instant so many hours from now. */
export const inHours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

/** A part in the queue of its discipline. */
export const waitingPart = (changes: Partial<PartRecord> = {}): PartRecord => {
  const { service = keyFor.numbers } = changes;
  return {
    ...{ order_id: randomUUID(), service, state: 'waiting', queue: service, due_at: inHours(40) },
    ...changes,
  };
};

/** A part that an expert has. */
export const takenPart = ({ member }: StaffAccount, changes: Partial<PartRecord> = {}): PartRecord =>
  waitingPart({
    ...(member.discipline && { service: member.discipline }),
    ...{ state: 'taken', taken_at: inHours(-1), expert: { id: member.id, name: member.name } },
    ...changes,
  });

const born = {
  ...{ birthDate: '1991-04-17', birthTime: '06:42', birthPlace: 'Saint-Denis, La Réunion', birth: birth() },
};

const keyOf = ({ order_id, service }: PartKey): string => `${order_id} ${service}`;

export const memoryParts = (first: readonly PartRecord[]) => {
  const rows = new Map(first.map((part) => [keyOf(part), part]));
  const find = async (key: PartKey) => rows.get(keyOf(key));
  const put = (part: PartRecord): PartRecord => {
    rows.set(keyOf(part), part);
    return part;
  };
  const assign: AssignmentsStore['assign'] = async (before, to, _by, now) => {
    const { expert: _expert, taken_at: _since, ...rest } = before;
    if (!to) return put({ ...rest, state: 'waiting' });
    const state = before.state === 'delivered' ? before.state : 'taken';
    return put({ ...rest, state, expert: to, taken_at: now.toISOString() });
  };
  const addMemo = async (key: PartKey, _expert: string, memo: Memo) => {
    const part = rows.get(keyOf(key)) ?? waitingPart(key);
    return put({ ...part, memos: [...(part.memos ?? []), memo] });
  };
  const choose = async (key: PartKey, _expert: string, next: Chosen) => {
    const part = rows.get(keyOf(key)) ?? waitingPart(key);
    if (chosenFor(part).revision !== next.revision - 1) throw new Moved('part');
    return chosenFor(put({ ...part, conventions: next }));
  };
  const noteReader = async (key: PartKey, read_by: string, { conventions: first, counted }: First = {}) => {
    const part = rows.get(keyOf(key));
    if (!part) throw new Moved('part');
    const conventions = part.conventions ?? first;
    const next = { ...part, read_by, counted, ...(conventions && { conventions }) };
    put(next);
    return next;
  };
  const allInQueue = async (queue: string) =>
    [...rows.values()]
      .filter((part) => part.queue === queue)
      .sort((left, right) => left.due_at.localeCompare(right.due_at));
  const delivered = async (service: Discipline, most: number, after?: Place) => {
    const placeOf = ({ delivered_at = '', order_id }: PartRecord): Place => [delivered_at, order_id];
    const text = (place: Place) => place.join(' ');
    const all = (await allInQueue(deliveredQueue(service)))
      .filter((part) => !after || text(placeOf(part)) < text(after))
      .sort((left, right) => text(placeOf(right)).localeCompare(text(placeOf(left))));
    return pieceOf(all, most, placeOf);
  };
  const findAll = async (keys: readonly PartKey[]) => keys.flatMap((key) => rows.get(keyOf(key)) ?? []);
  const ofOrder = async (id: string) => [...rows.values()].filter((part) => part.order_id === id);
  return {
    put,
    all: () => [...rows.values()],
    expertOf: (key: PartKey) => rows.get(keyOf(key))?.expert,
    deps: () => ({
      parts: {
        ...{ find, findAll, ofOrder, addMemo, noteReader, choose },
        ...{ allInQueue, keysInQueue: allInQueue, delivered },
      },
      ...{
        births: {
          ...{ open: async () => born, find: async () => born },
          findAll: async (ids: readonly string[]) => new Map(ids.map((id) => [id, born])),
        },
        accesses: { add: async () => undefined },
        threads: { words: async (): Promise<Words | undefined> => undefined },
        profiles: { find: async (): Promise<ProfileRecord | undefined> => undefined },
      },
      ...{ assignments: { assign }, now: new Date() },
    }),
  };
};
export type PartsDeps = ReturnType<ReturnType<typeof memoryParts>['deps']>;
