/** Visitors of the real pages in a real browser, without a shop: each test answers what its page asks. */
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { eachDiscipline } from '#domain/catalogue.ts';
import { createPayment, listOrders } from '#domain/wire/api.ts';
import { sky } from '#domain/wire/guidance.ts';
import { liveTicket } from '#domain/wire/live.ts';
import { readQueues } from '#domain/wire/queues.ts';
import { readThreads } from '#domain/wire/threads.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { useContexts, type VisitOptions, type Visitor } from '../e2e/browser.ts';
import { type Answers, answerCalls } from './answers.ts';
import { answerLive, type Live } from './live.ts';
import { type Account, answerPool, type Pool } from './pool.ts';
import { answerProfile } from './profile-memory.ts';
import { todaysSky } from './sky.ts';

export type ComponentVisitor = Visitor &
  Answers & {
    readonly pool: Pool;
    readonly live: Live;
    readonly setOffline: (isOffline: boolean) => Promise<void>;
  };

export type ComponentOptions = VisitOptions & {
  readonly as?: Account;
  readonly profile?: Partial<ProfileRecord>;
};

const noWait = eachDiscipline(() => 0);

/** What a shop without orders and without waiting answers. */
const answerLikeNew = ({ answer }: Answers): void => {
  answer({ ...createPayment, body: createPayment.ping, answer: z.object({}) }, () => ({}));
  answer(readQueues, () => ({ hours: noWait, priority_hours: noWait, back: {}, closed: [] }));
  answer(sky, todaysSky);
};

/** What it answers a customer who has just signed up. */
export const answerAccount = (
  answers: Answers,
  account: Account,
  profile: Partial<ProfileRecord> = {},
): void => {
  const { answer } = answers;
  answerProfile(answers, account, profile);
  answer(listOrders, () => ({ orders: [] }));
  answer(readThreads, () => ({ threads: [] }));
  answer(liveTicket, () => ({ ticket: 'ticket' }));
};

export const useVisitors = () => {
  const open = useContexts();
  return async (options: ComponentOptions = {}): Promise<ComponentVisitor> => {
    const { profile: _, ...visitOptions } = options;
    const { problems, ...visitor } = await open(inject('site'), visitOptions);
    const { context } = visitor;
    let isOffline = false;
    const answers = await answerCalls(context, problems.report, () => isOffline);
    const pool = await answerPool(context, options.as ? [options.as] : []);
    const live = await answerLive(context);
    answerLikeNew(answers);
    if (options.as) answerAccount(answers, options.as, options.profile);
    const setOffline = (is: boolean) => {
      isOffline = is;
      // A call may be under way at that moment.
      problems.allow(/ERR_INTERNET_DISCONNECTED/);
      return context.setOffline(is);
    };
    return { ...visitor, ...answers, pool, live, setOffline };
  };
};
