/** The atelier behind its pages: the functions of the shop decide, on parts in memory. */

import type { Salutation } from '#domain/mail-form.ts';
import {
  atelierDelivered,
  atelierExperts,
  atelierQueue,
  chooseConventions as chooseWire,
  handOverPart as handOverWire,
  addMemo as memoWire,
  openPart as openWire,
  takePart as takeWire,
} from '#domain/wire/atelier.ts';
import type { Words } from '#domain/words.ts';
import { chooseConventions } from '#lambdas/atelier/conventions.ts';
import { readDelivered } from '#lambdas/atelier/delivered.ts';
import { allExperts, expertsFor } from '#lambdas/atelier/experts.ts';
import { handOverPart } from '#lambdas/atelier/hand-over.ts';
import { addMemo } from '#lambdas/atelier/memos.ts';
import { openPart } from '#lambdas/atelier/open.ts';
import { readQueue } from '#lambdas/atelier/queue.ts';
import { takePart } from '#lambdas/atelier/take.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import { profileRecord, staffRecord } from '../builders.ts';
import { soldLines } from '../sold-lines.ts';
import { type Answers, bodyOf } from './answers.ts';
import { memoryDesk } from './desk.ts';
import { memoryExchanges } from './exchanges.ts';
import { memoryOrders } from './orders-memory.ts';
import { memoryParts } from './parts-memory.ts';
import { memorySecondReadings } from './readings.ts';
import { memorySettings } from './settings-memory.ts';
import type { StaffAccount } from './staff.ts';
import { memoryUploads } from './uploads-memory.ts';
import { type ComponentOptions, type ComponentVisitor, useVisitors } from './visitors.ts';

type Atelier = {
  /** Writes a part as somebody else has changed it. */
  readonly put: (part: PartRecord) => PartRecord;
  /** Answers the calls of a member. */
  readonly serve: (answers: Answers, member: StaffAccount) => void;
  /** The customer of a part writes. */
  readonly say: ReturnType<typeof memoryExchanges>['say'];
  /** The customer of a delivered part asks for its correction. */
  readonly correct: ReturnType<typeof memoryExchanges>['correct'];
  /** The reader of a delivered report asks in its margin. */
  readonly note: ReturnType<typeof memoryExchanges>['note'];
  /** The parts about whose customers administrators were told. */
  readonly worries: readonly string[];
  readonly uploads: Pick<ReturnType<typeof memoryUploads>, 'judge' | 'route'>;
};

export type Behind = {
  /** Those who can be given a part. */
  readonly team?: readonly StaffAccount[];
  readonly orders?: readonly OrderRecord[];
  readonly unsent?: readonly OutboxRecord[];
  /** What the customer told the expert of each part. */
  readonly words?: Words;
  /** The form of address that the customers have chosen, as it is when a part is opened. */
  readonly salutation?: () => Salutation | undefined;
};

/** Parts that several members change, each under the own name. */
export const memoryAtelier = (
  parts: readonly PartRecord[],
  { team = [], orders = [], unsent = [], words, salutation }: Behind = {},
): Atelier => {
  const { deps: partsDeps, expertOf, ...rows } = memoryParts(parts);
  const ledger = memoryOrders(orders, unsent);
  /** An order that no test describes sold what its parts are. */
  const find = async (id: string): Promise<OrderRecord> => {
    const own = parts.filter((part) => part.order_id === id).map(({ service }) => service);
    const order = await ledger.orders.find(id);
    if (own.length === 0 || orders.includes(order)) return order;
    return { ...order, services: own, sold: soldLines(own) };
  };
  const findAll = (ids: readonly string[]) => Promise.all(ids.map(find));
  const profiles = { find: async () => profileRecord({ salutation: salutation?.() }) };
  const deps = () => ({
    ...{ ...partsDeps(), orders: { find, findAll }, profiles },
    threads: { words: async () => words },
  });
  const exchanges = memoryExchanges(rows.put, words);
  const desk = memoryDesk(expertOf);
  const readings = memorySecondReadings(team, desk.drafts);
  const settings = memorySettings();
  const uploads = memoryUploads(rows, exchanges.commit);
  const staff = {
    all: async () =>
      team.map(({ member: { id, name, discipline } }) => staffRecord({ user_id: id, name, discipline })),
  };
  const serve: Atelier['serve'] = (answers, { member: me }) => {
    const { answer } = answers;
    answer(atelierQueue, ({ query }) => readQueue(settings.current(me), Object.fromEntries(query), deps()));
    answer(atelierDelivered, ({ query }) => readDelivered(me, query.get('after') ?? undefined, deps()));
    answer(takeWire, ({ params }) => takePart(me, params, deps()));
    answer(atelierExperts, async () => ({ experts: await expertsFor(me, staff) }));
    answer(handOverWire, (sent) =>
      handOverPart(me, sent.params, bodyOf(sent).to, {
        ...deps(),
        experts: () => allExperts(staff),
        // No test of a page reads mails and issues.
        notices: { add: async () => undefined },
        issues: { close: async () => undefined },
      }),
    );
    answer(openWire, ({ params }) => openPart(me, params, { ...deps(), team: settings.team }));
    answer(memoWire, (sent) => addMemo(me, sent.params, bodyOf(sent).text, deps()));
    answer(chooseWire, (sent) => chooseConventions(me, sent.params, bodyOf(sent), deps()));
    exchanges.serve(answers, { member: me }, deps);
    desk.serve(answers, me, deps);
    readings.serve(answers, me, deps);
    uploads.serve(answers, me, deps);
    settings.serve(answers, me);
    ledger.serve(answers, me, deps());
  };
  const { say, correct, note, worries } = exchanges;
  return { put: rows.put, serve, uploads, say, correct, note, worries };
};

/** Members of the staff in the atelier of a test. */
export const useAtelier = () => {
  const visit = useVisitors();
  return async (
    atelier: Atelier,
    member: StaffAccount,
    options: Omit<ComponentOptions, 'as'> = {},
  ): Promise<ComponentVisitor> => {
    const visitor = await visit({ as: member, ...options });
    atelier.serve(visitor, member);
    await atelier.uploads.route(visitor.context);
    return visitor;
  };
};
