/** The threads of the atelier's parts: the functions of the shop decide. */

import { type Discipline, disciplines } from '#domain/catalogue.ts';
import type { Message } from '#domain/threads.ts';
import { askCustomer } from '#domain/wire/questions.ts';
import { readByExpert, readThread, tellWorry, writeToCustomer } from '#domain/wire/threads.ts';
import type { Words } from '#domain/words.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartKey } from '#lambdas/storage/parts.ts';
import { askForMissing } from '#lambdas/threads/asking.ts';
import {
  type ReadDependencies,
  readAsExpert,
  readByHolder,
  writeAsExpert,
} from '#lambdas/threads/expert-side.ts';
import { tellOfWorry } from '#lambdas/threads/tell-worry.ts';
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
  /** The customer of a part writes. */
  const say = (part: PartRecord, message: Message) => of(part).messages.write(part, message);

  const serve = ({ answer }: Answers, { member: me }: Pick<StaffAccount, 'member'>, shop: () => Shop) => {
    const depsOf = async ({ id = '', service = '' }: Readonly<Record<string, string>>) => {
      const deps = shop();
      const part = await deps.parts.find({ order_id: id, service: readByService(service) });
      if (!part) throw new Error(`no part ${id} ${service}`);
      const { threads: thread, messages, questions } = of(part);
      return {
        ...deps,
        ...{ threads: thread, messages, questions, now: new Date() },
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
    answer(tellWorry, async (call) => tellOfWorry(me, call.params, bodyOf(call), await depsOf(call.params)));
    answer(readByExpert, async (call) =>
      readByHolder(me, call.params, bodyOf(call), await depsOf(call.params)),
    );
    return sent;
  };
  return { serve, say, worries };
};
