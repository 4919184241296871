import { coldShare, readingShare, recorded, total } from './bill.ts';
import type { Facts } from './facts.ts';
import {
  accessBytes,
  callsOfOrder,
  coldMilliseconds,
  keptFiles,
  keptRows,
  logBytes,
  restOfOrder,
  staffMail,
  staffMails,
  visit,
  visitsOfOrder,
  warmMilliseconds,
} from './order.ts';
import type { Usage } from './prices.ts';

/** Rows of the concerns, lengths of the queues, mails that are due: what a sweep reads and writes when there is nothing. */
const ofSweep: Usage = { reads: 1.75, writes: 0.25 };
/** The watch asks so many queues, and looks whether there is something to tell the atelier. */
const queueLooks = 10;
const noticeReads = 1;
/** Lambda asks each queue with five readers that wait twenty seconds each; nobody else pays for an idle queue. */
const queuePolls = 5 * 3 * 60 * 24 * 30;

/**
 * What calls of one function use in a month. A schedule of five minutes meets a warm instance each time, whose secrets are
 * just old enough to be read again.
 */
export const callsOf = (name: string, calls: number, { memory, traced, sweeps, secrets }: Facts): Usage => {
  const megabytes = memory[name];
  if (megabytes === undefined) throw new Error(`no function ${name} in the templates`);
  const isHttp = name.startsWith('Http') || name.startsWith('Guidance');
  const isScheduled = name in sweeps;
  const cold = isScheduled ? 0 : calls * coldShare(calls);
  const readings = isScheduled ? calls : calls * readingShare(calls);
  const seconds = (calls * warmMilliseconds(name) + cold * coldMilliseconds) / 1000;
  return {
    lambdaCalls: calls,
    lambdaTime: seconds * (megabytes / 1024),
    logs: (calls * (logBytes + (isHttp ? accessBytes : 0))) / 1e9,
    secrets: readings * (secrets[name] ?? 0),
    traces: traced.includes(name) ? recorded(calls) : 0,
    httpCalls: isHttp ? calls : 0,
  };
};

/** A month in which nobody comes: sweeps, alarms, waiting queues. */
export const idleMonth = (facts: Facts): Usage => {
  const sweeps = Object.entries(facts.sweeps);
  const runs = sweeps.reduce((sum, [, count]) => sum + count, 0);
  return total(
    ...sweeps.map(([name, count]) => [1, callsOf(name, count, facts)] as const),
    [runs, ofSweep],
    [facts.queues, { messages: queuePolls }],
    [facts.orderedQueues, { ordered: queuePolls }],
    [facts.sweeps.WatchService ?? 0, { messages: queueLooks, reads: noticeReads }],
    // What is written all the time: five counts, what stands still, runs of the sweeps.
    [1, { alarms: facts.alarms, dashboards: facts.dashboards, metrics: 7 }],
  );
};

/** A month with so many orders, each of a customer of its own; rows and files of one month. */
export const monthOf = (orders: number, facts: Facts): Usage =>
  total(
    [1, idleMonth(facts)],
    ...Object.entries(callsOfOrder).map(
      ([name, calls]) => [1, callsOf(name, calls * orders, facts)] as const,
    ),
    [orders, restOfOrder],
    [staffMails(orders), staffMail],
    [orders * visitsOfOrder, visit],
    [orders, { accounts: 1, rows: keptRows / 1e9, backups: keptRows / 1e9, files: keptFiles / 1e9 }],
  );
