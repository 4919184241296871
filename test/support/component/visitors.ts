/** Visitors of the real pages in a real browser, without a shop: each test answers what its page asks. */
import { inject } from 'vitest';
import * as z from 'zod/mini';
import type { Profile } from '#domain/profile.ts';
import { createPayment, listOrders } from '#domain/wire/api.ts';
import { sky } from '#domain/wire/guidance.ts';
import { liveTicket } from '#domain/wire/live.ts';
import { readProfile, updateProfile } from '#domain/wire/profile.ts';
import { readQueues } from '#domain/wire/queues.ts';
import { useContexts, type VisitOptions, type Visitor } from '../e2e/browser.ts';
import { type Answers, answerCalls } from './answers.ts';
import { type Account, answerPool, type Pool } from './pool.ts';
import { todaysSky } from './sky.ts';

export type ComponentVisitor = Visitor &
  Answers & {
    readonly pool: Pool;
    readonly setOffline: (isOffline: boolean) => Promise<void>;
  };

const noWait = {
  'astrologie-occidentale': 0,
  'astrologie-chinoise': 0,
  'human-design': 0,
  numerologie: 0,
};

/** The profile of a new customer. */
export const profileOf = ({ email }: Account, changes: Partial<Profile> = {}): Profile => ({
  ...{ email, first_name: 'Camille', last_name: "D'Angelo", birth_date: null, birth_time: null },
  ...{ birth_place: null, email_validated: false, created_at: '2026-11-01T08:00:00.000Z' },
  ...changes,
});

/** What a shop without orders and without waiting answers. */
const answerLikeNew = ({ answer }: Answers, account: Account | undefined): void => {
  answer({ ...createPayment, body: createPayment.ping, answer: z.object({}) }, () => ({}));
  answer(readQueues, () => ({ hours: noWait, priority_hours: noWait, back: {}, closed: [] }));
  answer(sky, todaysSky);
  if (!account) return;
  const profile = profileOf(account);
  answer(readProfile, () => profile);
  answer(updateProfile, () => profile);
  answer(listOrders, () => ({ orders: [] }));
  answer(liveTicket, () => ({ ticket: 'ticket' }));
};

export type ComponentOptions = VisitOptions & { readonly as?: Account };

export const useVisitors = () => {
  const open = useContexts();
  return async (options: ComponentOptions = {}): Promise<ComponentVisitor> => {
    const { problems, ...visitor } = await open(inject('site'), options);
    const { context } = visitor;
    let isOffline = false;
    const answers = await answerCalls(context, problems.report, () => isOffline);
    const pool = await answerPool(context, options.as ? [options.as] : []);
    // The live channel opens and stays silent.
    await context.routeWebSocket('**/live?*', () => undefined);
    answerLikeNew(answers, options.as);
    const setOffline = (is: boolean) => {
      isOffline = is;
      return context.setOffline(is);
    };
    return { ...visitor, ...answers, pool, setOffline };
  };
};
