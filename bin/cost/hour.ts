import type { Facts } from './facts.ts';
import { callsOfOrder, coldMilliseconds, warmMilliseconds } from './order.ts';
import { arrivals, chance, longestWait, mostAtOnce, mostInASecond } from './simulate.ts';

/** The busiest hour of a month has ten times the orders of an average one, and a minute of it ten times its own. */
export const hourPeak = 10;
export const minutePeak = 10;
const hourSeconds = 3600;
/** An order's calls up to the confirmation come within so many seconds, the others through the hour. */
const visitSeconds = 240;

/** Figures of the busiest hour, the worst of the hour. */
export type Hour = {
  readonly ordersASecond: number;
  /** Functions that run at once. */
  readonly atOnce: number;
  readonly callsASecond: number;
  /** Seconds until a note's turn comes; notes are issued one after the other. */
  readonly noteWait: number;
  /** Seconds until a mail's turn comes at so many a second. */
  readonly mailWait: number;
  readonly signUpsASecond: number;
  /** Writes a second on the row of the note numbers. */
  readonly counterWrites: number;
};

/** Of a new production account, and of one that has asked for more. */
export const mailsASecond = 14;

/** Plays the busiest hour of a month with so many orders; the same for the same seed. */
export const busiestHour = (ordersAMonth: number, facts: Facts, seed = 1): Hour => {
  const random = chance(seed);
  const rate = (ordersAMonth / (30 * 24 * hourSeconds)) * hourPeak;
  const burst = arrivals(rate * (minutePeak - 1), 60, random).map((at) => at + hourSeconds / 2);
  const orders = [...arrivals(rate, hourSeconds, random), ...burst];
  const calls = orders.flatMap((order) =>
    Object.entries(callsOfOrder).flatMap(([name, count]) =>
      Array.from({ length: count }, () => [name, order + random() * visitSeconds] as const),
    ),
  );
  // A burst finds no warm instances: each call is taken as a cold one.
  const spans = calls.map(([name, at]) => [at, (warmMilliseconds(name) + coldMilliseconds) / 1000] as const);
  const of = (name: string) => calls.filter(([called]) => called === name).map(([, at]) => at);
  const runs = Object.keys(facts.sweeps).length;
  return {
    ordersASecond: mostInASecond(orders),
    atOnce: mostAtOnce(spans) + runs,
    callsASecond: mostInASecond(calls.filter(([name]) => name.startsWith('Http')).map(([, at]) => at)),
    noteWait: longestWait(of('PapersIssuePaper'), warmMilliseconds('PapersIssuePaper') / 1000),
    mailWait: longestWait(of('MailSendMail'), 1 / mailsASecond),
    signUpsASecond: mostInASecond(of('HttpSignUp')),
    counterWrites: mostInASecond(of('PapersIssuePaper')),
  };
};
