/** An order with a delivered report from the desk, and the page that its customer reads. */
import type { BrowserContext } from 'playwright-core';
import type { Order } from '#domain/order.ts';
import { type ReportPage, readReport } from '#domain/wire/report-page.ts';
import { readThreads } from '#domain/wire/threads.ts';
import { keyFor } from '#test/support/keys.ts';
import { orderId } from '../builders.ts';
import { reportPage } from '../readable.ts';
import { wholeReport } from '../whole-report.ts';
import type { Answers } from './answers.ts';
import { deliveredOrder } from './orders.ts';

const service = keyFor.western;

export const readableOrder = (changes: Partial<Order> = {}): Order =>
  deliveredOrder({ amount: 2900, services: [service], ...changes }, true);

let whole: ReportPage | undefined;
/** Its drawings are computed once for all tests of a process. */
export const wholePage = (): ReportPage => {
  whole ??= {
    ...reportPage(wholeReport),
    starts: [3, 4, 5, 6, 7, 9, 10, 12, 13, 14, 15],
    person: "Camille D'Angelo",
  };
  return whole;
};

/** The page of the report, whose margin is empty. */
export const answerReading = ({ answer }: Answers) => {
  answer(readThreads, () => ({ threads: [] }));
  return answer(readReport, wholePage);
};

export const readingAddress = (anchor = '', order = orderId): string =>
  `/compte/lecture?commande=${order}&service=${service}${anchor}`;

/** What the device has been told before about keeping reports; a later answer of the test stays. */
export const answerKeeping = (context: BrowserContext, keeps: boolean): Promise<unknown> =>
  context.addInitScript((answered) => {
    const key = 'lecture.choix';
    if (localStorage.getItem(key) === null)
      localStorage.setItem(key, JSON.stringify({ keeps: answered, at: new Date().toISOString() }));
  }, keeps);
