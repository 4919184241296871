/** The threads of the atelier's parts: the functions of the shop decide. */

import { type Discipline, disciplines } from '#domain/catalogue.ts';
import type { MarginNote } from '#domain/margin.ts';
import type { ReportCorrection } from '#domain/report-corrections.ts';
import type { Message } from '#domain/threads.ts';
import { answerInMargin } from '#domain/wire/margin.ts';
import { askCustomer } from '#domain/wire/questions.ts';
import { keepReport } from '#domain/wire/report-corrections.ts';
import { readByExpert, readThread, tellWorry, writeToCustomer } from '#domain/wire/threads.ts';
import type { Words } from '#domain/words.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartKey } from '#lambdas/storage/parts.ts';
import type { Delivery } from '#lambdas/storage/transactions/deliver.ts';
import { answerAboutSentence } from '#lambdas/threads/answering-in-margin.ts';
import { askForMissing } from '#lambdas/threads/asking.ts';
import {
  type ReadDependencies,
  readAsExpert,
  readByHolder,
  writeAsExpert,
} from '#lambdas/threads/expert-side.ts';
import { keepAsItIs } from '#lambdas/threads/keeping-report.ts';
import { tellOfWorry } from '#lambdas/threads/tell-worry.ts';
import { paidOrderRecord } from '../builders.ts';
import { memoryThreads } from '../memory-threads.ts';
import { type Answers, bodyOf } from './answers.ts';
import type { StaffAccount } from './staff.ts';

const readByService = (service: string): Discipline => {
  const found = disciplines.find((one) => one === service);
  if (!found) throw new Error(`no service ${service}`);
  return found;
};

type Shop = Pick<ReadDependencies, 'orders' | 'parts'>;

export const memoryExchanges = (put: (part: PartRecord) => PartRecord, words: Words | undefined) => {
  const threads = new Map<string, ReturnType<typeof memoryThreads>>();
  const current = new Map<string, PartRecord>();
  const nameOf = ({ order_id, service }: PartKey) => `${order_id} ${service}`;
  const of = (part: PartRecord) => {
    const name = nameOf(part);
    current.set(name, part);
    const row = {
      read: () => current.get(name) ?? part,
      write: (next: PartRecord) => void current.set(name, put(next)),
    };
    const thread = threads.get(name) ?? memoryThreads(row, words);
    threads.set(name, thread);
    return thread;
  };
  /** The parts about whose customers administrators were told. */
  const worries: string[] = [];
  /** The customer of a delivered part asks for its correction. */
  const correct = (part: PartRecord, correction: ReportCorrection) =>
    of(part).corrections.store.ask({ order: paidOrderRecord(), part }, correction);
  /** The reader of a delivered report asks in its margin. */
  const note = (part: PartRecord, asked: MarginNote) =>
    of(part).margin.store.ask(part, asked, { margin: [asked], most: undefined });
  /** What a delivery writes. */
  const commit = (delivery: Delivery) => of(delivery.before).corrections.commit(delivery);
  /** The customer of a part writes. */
  const say = (part: PartRecord, message: Message) => of(part).messages.write(part, message);

  const serve = ({ answer }: Answers, { member: me }: Pick<StaffAccount, 'member'>, shop: () => Shop) => {
    const depsOf = async ({ id = '', service = '' }: Readonly<Record<string, string>>) => {
      const deps = shop();
      const part = await deps.parts.find({ order_id: id, service: readByService(service) });
      if (!part) throw new Error(`no part ${id} ${service}`);
      const { threads: thread, messages, questions, corrections, margin } = of(part);
      return {
        ...deps,
        ...{ threads: thread, messages, questions, now: new Date() },
        ...{ reportCorrections: corrections.store, margins: margin.store },
        parts: { ...deps.parts, ofOrder: async () => [part] },
        accesses: { addVisit: async () => undefined },
        limits: { waitFor: async () => 0 },
        notices: { forget: async () => undefined },
        issues: { open: async ({ id }: { id: string }) => void worries.push(id) },
      };
    };
    answer(readThread, async ({ params }) => readAsExpert(me, params, await depsOf(params)));
    const sent = answer(writeToCustomer, async (call) =>
      writeAsExpert(me, call.params, bodyOf(call), await depsOf(call.params)),
    );
    answer(askCustomer, async (call) =>
      askForMissing(me, call.params, bodyOf(call), await depsOf(call.params)),
    );
    answer(keepReport, async (call) =>
      keepAsItIs(
        me,
        call.params,
        { id: call.params.correction ?? '', text: bodyOf(call).text },
        await depsOf(call.params),
      ),
    );
    answer(answerInMargin, async (call) =>
      answerAboutSentence(
        me,
        call.params,
        { id: call.params.note ?? '', text: bodyOf(call).text },
        await depsOf(call.params),
      ),
    );
    answer(tellWorry, async (call) => tellOfWorry(me, call.params, bodyOf(call), await depsOf(call.params)));
    answer(readByExpert, async (call) =>
      readByHolder(me, call.params, bodyOf(call), await depsOf(call.params)),
    );
    return sent;
  };
  return { serve, say, correct, note, commit, worries };
};
