import { extractText } from 'unpdf';
import { keyFor } from '#test/support/keys.ts';
import { confirmedOrder, partPath } from '../atelier.ts';
import { customerInfo } from '../builders.ts';
import { call } from '../client.ts';
import { newCustomer } from '../customers.ts';
import { newExpert } from '../experts.ts';
import { drawReport } from '../report-pdf.ts';
import { sendReport, takenOrder } from '../reports.ts';
import { inChunks } from './chunks.ts';
import type { Result } from './figures.ts';

/** Orders per customer: fewer than an account may make in an hour. */
const ordersEach = 8;

/** Names made of the words that follow each other in a report, as somebody may type them. */
const namesIn = async (report: Buffer, count: number) => {
  const { text } = await extractText(new Uint8Array(report), { mergePages: true });
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
  return Array.from({ length: count }, (_, index) => {
    const at = Math.floor((index * (words.length - 1)) / count);
    const [firstName = '', next = ''] = words.slice(at);
    return { firstName, lastName: index % 3 === 0 ? next.toLocaleUpperCase('fr') : next };
  });
};

/**
 * Orders under hostile names stay open while an honest report of somebody else is checked after each eight of them,
 * and delivered in the end.
 */
export const outliveHostileNames = async (count: number): Promise<Result> => {
  const [customer, expert] = await Promise.all([newCustomer(), newExpert(keyFor.numbers)]);
  const [id, report] = [await takenOrder(customer, expert), await drawReport(keyFor.numbers)];
  const names = await namesIn(report, count);
  const lost: string[] = [];
  for (let from = 0; from < count; from += ordersEach) {
    const { email, ...other } = await newCustomer();
    const batch = names.slice(from, from + ordersEach);
    await inChunks(batch.length, 4, async (index) => {
      const info = customerInfo({ ...batch[index], email });
      await confirmedOrder({ email, ...other }, [keyFor.design], { customerInfo: info });
    });
    const { state, refusal } = await sendReport(expert, id, report);
    if (state !== 'checked') lost.push(`${refusal} beside ${JSON.stringify(batch)}`);
  }
  const upload = await sendReport(expert, id, report);
  const body = { upload: upload.id, accept_others: true };
  const { status } = await call('POST', `${partPath(id)}/deliver`, { body, token: expert.access });
  return { tried: count, lost: status === 200 ? lost : [...lost, `deliver answered ${status}`] };
};
